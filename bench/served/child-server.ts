import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ServeOrder, ServerReport } from "./messages.js";

/** A server in a process of its own, on loopback. */
export interface ChildServer {
  readonly port: number;
  /** Processor time that the process has had, in microseconds. */
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** Starts a server in a child process. */
export async function startChild(order: ServeOrder): Promise<ChildServer> {
  const program = fileURLToPath(new URL("serve-one.js", import.meta.url));
  const child = fork(program, { execArgv: [], stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const { port } = await ask(child, order, "listening");
  return {
    port,
    cpu: async () => (await ask(child, "cpu", "cpu")).us,
    stop: async () => {
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    },
  };
}

async function ask<Kind extends ServerReport["kind"]>(
  child: ChildProcess,
  question: ServeOrder | "cpu",
  kind: Kind,
): Promise<Extract<ServerReport, { kind: Kind }>> {
  const answered = new Promise<ServerReport>((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`the server process ended, code ${code}`));
    child.once("exit", died);
    child.once("message", (message) => {
      child.off("exit", died);
      resolve(message as ServerReport);
    });
  });
  child.send(question);
  const report = await answered;
  if (report.kind !== kind) throw new Error(`the server process told ${report.kind}, not ${kind}`);
  return report as Extract<ServerReport, { kind: Kind }>;
}
