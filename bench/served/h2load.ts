import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What one run of h2load counted. */
export interface Load {
  readonly rps: number;
  /** Requests that ended with HTTP 200; it does not know of gRPC statuses. */
  readonly succeeded: number;
  /** Bytes of bodies of answers. */
  readonly dataBytes: number;
}

const CONNECTIONS = 4;
const STREAMS = 16;
const TIMEOUT_MS = 60_000;

/** How h2load loads, for people. */
export const LOAD_TEXT = `${CONNECTIONS} connections × ${STREAMS} streams`;

/** Whether h2load is installed. */
export async function hasH2load(): Promise<boolean> {
  try {
    await run("h2load", ["--version"]);
    return true;
  } catch {
    return false;
  }
}

/** Sends the frame in a file so many times to a method on loopback. */
export async function load(port: number, path: string, frameFile: string, requests: number): Promise<Load> {
  const options = [
    ["-n", `${requests}`],
    ["-c", `${CONNECTIONS}`],
    ["-m", `${STREAMS}`],
    ["-H", "content-type: application/grpc"],
    ["-H", "te: trailers"],
    ["-d", frameFile],
  ].flat();
  const { stdout } = await run("h2load", [...options, `http://127.0.0.1:${port}${path}`], {
    timeout: TIMEOUT_MS,
  });
  return {
    rps: numberIn(stdout, /finished in [^,]+, ([\d.]+) req\/s/),
    succeeded: numberIn(stdout, /(\d+) succeeded/),
    dataBytes: numberIn(stdout, /\((\d+)\) data/),
  };
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`h2load did not print ${pattern}:\n${text}`);
  return Number(found);
}
