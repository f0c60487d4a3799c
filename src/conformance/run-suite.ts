import { GrpcTarget, type TargetOptions } from "./grpc-target.js";
import { judgeScenario } from "./judge-scenario.js";
import { type KnownFailure, readKnownFailing } from "./known-failing.js";
import type { Level } from "./level.js";
import { loadSuite, type Suite } from "./load-suite.js";
import { mapConcurrently } from "./map-concurrently.js";
import { type PreparedScenario, prepare } from "./prepare.js";
import type { Outcome, RunReport, ScenarioResult } from "./report.js";
import { type Selection, type SelectOptions, select } from "./select.js";
import { shuffle } from "./shuffle.js";
import { DEFAULT_SUITE_ROOT } from "./suite-root.js";

/** Which suite is read, and which of its scenarios. */
export interface ListOptions extends SelectOptions {
  /** Folder of the suite; default: the one that this package ships. */
  readonly root?: string;
}

/** A run of the suite. */
export interface RunOptions extends ListOptions, TargetOptions {
  /** How much is compared; default `full`. */
  readonly level?: Level;
  /** Seed of the order in which scenarios are run; default: the order of the files. */
  readonly shuffle?: number;
  /** Path of a list of scenarios that are known to fail; default none. */
  readonly knownFailing?: string;
  /** How many scenarios are under way at a time; default 8. */
  readonly concurrency?: number;
}

/** The scenarios that a run would take, or why there is no run. */
export type Listing =
  | ({ readonly kind: "listed"; readonly suite: Suite } & Selection)
  | { readonly kind: "could-not-run"; readonly reasons: readonly string[] };

const DEFAULT_CONCURRENCY = 8;

/** Reads the suite and picks the scenarios that the options want. */
export function listScenarios(options: ListOptions = {}): Listing {
  const loaded = loadSuite(options.root ?? DEFAULT_SUITE_ROOT);
  if (loaded.kind === "refused") return couldNotRun(...loaded.faults);
  const prepared: PreparedScenario[] = [];
  const faults: string[] = [];
  for (const scenario of loaded.suite.scenarios) {
    const preparation = prepare(scenario);
    if (preparation.kind === "prepared") prepared.push(preparation.prepared);
    else faults.push(`${scenario.id}: ${preparation.part}: ${preparation.reason}`);
  }
  if (faults.length > 0) return couldNotRun(...faults);
  try {
    return { kind: "listed", suite: loaded.suite, ...select(prepared, options) };
  } catch (cause) {
    return couldNotRun(text(cause));
  }
}

/** Puts the suite to a server. Never rejects: what keeps it from running is in the report. */
export async function runSuite(options: RunOptions): Promise<RunReport> {
  const started = performance.now();
  const listing = listScenarios(options);
  if (listing.kind === "could-not-run") return listing;
  const { suite, chosen, skipped } = listing;
  // A run of nothing would conform, and say nothing.
  if (chosen.length === 0) return couldNotRun("no scenario is selected");

  let known: KnownFailure[];
  let target: GrpcTarget;
  try {
    known = options.knownFailing === undefined ? [] : readKnownFailing(options.knownFailing);
    target = new GrpcTarget(options);
  } catch (cause) {
    return couldNotRun(text(cause));
  }
  try {
    await target.connect();
  } catch (cause) {
    target.close();
    return couldNotRun(`${options.target} cannot be reached: ${text(cause)}`);
  }

  const level = options.level ?? "full";
  const knownIds = new Set(known.map(({ id }) => id));
  const ids = new Set(suite.scenarios.map(({ id }) => id));
  const ordered = options.shuffle === undefined ? chosen : shuffle(chosen, options.shuffle);
  try {
    const results = await mapConcurrently(ordered, options.concurrency ?? DEFAULT_CONCURRENCY, (prepared) =>
      runOne(target, prepared, level, knownIds.has(prepared.scenario.id)),
    );
    return {
      kind: "completed",
      target: options.target,
      suiteVersion: suite.version,
      level,
      seed: options.shuffle,
      results: [...results, ...skipped.map(leftOut)],
      staleKnownFailing: known.filter(({ id }) => !ids.has(id)).map(({ id, line }) => `line ${line}: ${id}`),
      durationMs: performance.now() - started,
    };
  } finally {
    target.close();
  }
}

async function runOne(
  target: GrpcTarget,
  prepared: PreparedScenario,
  level: Level,
  isKnown: boolean,
): Promise<ScenarioResult> {
  const started = performance.now();
  const differences = await judgeScenario(target, prepared, level);
  return {
    scenario: prepared.scenario,
    outcome: outcomeOf(differences.length === 0, isKnown),
    differences,
    durationMs: performance.now() - started,
  };
}

function outcomeOf(passes: boolean, isKnown: boolean): Outcome {
  if (isKnown) return passes ? "fixed" : "known";
  return passes ? "passed" : "failed";
}

function leftOut({ scenario }: PreparedScenario): ScenarioResult {
  return { scenario, outcome: "skipped", differences: [], durationMs: 0 };
}

function couldNotRun(...reasons: string[]): { kind: "could-not-run"; reasons: string[] } {
  return { kind: "could-not-run", reasons };
}

function text(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
