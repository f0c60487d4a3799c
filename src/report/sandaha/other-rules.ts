import type { Seat } from "../../gen/caipan/sandaha/v1/table.js";
import type { FaultView, HandView } from "./hand-view.js";

/** What another rule set says of the same hand. */
export interface OtherRules {
  /** The hand by those rules. */
  readonly view: HandView;
  readonly onlyThere: readonly FaultView[];
  readonly onlyHere: readonly FaultView[];
  /** Where other amounts are due; undefined where there is no score. */
  readonly payments: readonly OtherPayment[];
}

/** What is due to a seat by both rule sets. */
export interface OtherPayment {
  readonly seat: Seat;
  readonly here: number | undefined;
  readonly there: number | undefined;
}

/** Compares what two rule sets say of one hand. */
export function otherRules(here: HandView, there: HandView): OtherRules {
  const payments = (here.score ?? there.score)?.payments.map(({ seat }) => {
    return { seat, here: dueTo(here, seat), there: dueTo(there, seat) };
  });
  return {
    view: there,
    onlyThere: faultsOnlyIn(there, here),
    onlyHere: faultsOnlyIn(here, there),
    payments: payments?.filter((payment) => payment.here !== payment.there) ?? [],
  };
}

function dueTo({ score }: HandView, seat: Seat): number | undefined {
  return score?.payments.find((payment) => payment.seat === seat)?.due;
}

function faultsOnlyIn(one: HandView, other: HandView): FaultView[] {
  const known = new Set(other.faults.map(faultKey));
  return one.faults.filter((fault) => !known.has(faultKey(fault)));
}

function faultKey({ path, clause }: FaultView): string {
  return `${path} ${clause.id}`;
}

/** Whether both rule sets come to the same. */
export function isSameByBoth({ onlyThere, onlyHere, payments }: OtherRules): boolean {
  return onlyThere.length + onlyHere.length + payments.length === 0;
}
