// The public part: what the command and other programs use.
export { type CheckOptions, type CheckReport, checkSuite } from "./check-suite.js";
export { exportNdjson, type NdjsonExport } from "./export-ndjson.js";
export { formatCheck } from "./format-check.js";
export { formatJsonLines } from "./format-json-lines.js";
export { formatJunit } from "./format-junit.js";
export { formatText } from "./format-text.js";
export { type Answer, type Caller, GrpcTarget, type TargetOptions, type TlsOptions } from "./grpc-target.js";
export { LEVELS, type Level } from "./level.js";
export { findMethod, interfaceRegistry } from "./registry.js";
export { type CompletedRun, exitCode, type RunReport, type ScenarioResult, summary } from "./report.js";
export { type RpcError, readRpcError } from "./rpc-error.js";
export { type Listing, type ListOptions, listScenarios, type RunOptions, runSuite } from "./run-suite.js";
export type { LoadedScenario, Scenario } from "./scenario.js";
export { encodeRequest } from "./strict-json.js";
// Everything else in this folder is private.
