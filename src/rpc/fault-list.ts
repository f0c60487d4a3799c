import type { Fault, FaultReason, Refusal } from "./refusal.js";

/** Collects everything that is wrong with a request, so that a caller sees all of it at once. */
export class FaultList {
  // Made at the first fault: most requests have none.
  #faults: Fault[] | undefined;
  #precondition: Extract<Refusal, { kind: "precondition" }> | undefined;

  /** Notes a fault. */
  add(field: string, reason: FaultReason, description: string): void {
    this.#faults ??= [];
    this.#faults.push({ field, reason, description });
  }

  /** Notes that the rules asked for are not those that this server has; counts only if no fault is found. */
  addPrecondition(reason: "REVISION_NOT_SERVED" | "RULESET_MISMATCH", description: string): void {
    this.#precondition ??= { kind: "precondition", reason, description };
  }

  /** Whether nothing was found so far. */
  get isEmpty(): boolean {
    return this.#faults === undefined && this.#precondition === undefined;
  }

  /** The refusal that the faults amount to. The list must not be empty. */
  toRefusal(): Refusal {
    if (this.#faults === undefined && this.#precondition !== undefined) return this.#precondition;
    return { kind: "invalid", faults: this.#faults ?? [] };
  }
}
