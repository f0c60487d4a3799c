import { cpus, loadavg } from "node:os";
import type { MachineText } from "./report/result.js";

/** The machine that this runs on. */
export function machineText(): MachineText {
  const processors = cpus();
  return {
    node: process.version,
    cpu: processors[0]?.model.trim() ?? "unknown processor",
    cores: processors.length,
    loadBefore: loadavg()[0] ?? 0,
  };
}
