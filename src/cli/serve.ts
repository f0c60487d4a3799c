import { type Command, InvalidArgumentError } from "commander";
import { SERVICES } from "../rpc/registry.js";
import { ENGINE_VERSION } from "../rpc/version.js";
import { startServer } from "../server/server.js";

/** Adds `caipan serve`. */
export function addServe(program: Command): void {
  program
    .command("serve")
    .description("serve every game until SIGTERM or SIGINT")
    .option(
      "--host <address>",
      "address to listen on; anything but loopback is reachable without TLS",
      "127.0.0.1",
    )
    .option("--port <number>", "port to listen on; 0 = any free one", parsePort, 50051)
    .option("--grace <seconds>", "how long calls in flight may take to finish", parseSeconds, 10)
    .action(serve);
}

async function serve({ host, port, grace }: { host: string; port: number; grace: number }): Promise<void> {
  const server = await startServer({ host, port, graceMs: grace * 1000 });
  process.stdout.write(`${banner(host, server.port)}\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
  });
  await server.stop();
}

function banner(host: string, port: number): string {
  return [
    `caipan ${ENGINE_VERSION} serves on ${host}:${port} (gRPC, plaintext)`,
    ...SERVICES.map(
      ({ name, methods, streams }) =>
        `  ${name}: ${Object.keys({ ...methods, ...streams })
          .map(capitalise)
          .join(", ")}`,
    ),
    "  grpc.health.v1.Health, gRPC reflection",
    "Try:",
    `  npx caipan check sandaha ValidatePlay examples/requests/refused-play.json --target ${host}:${port}`,
    `  npx buf curl --http2-prior-knowledge --protocol grpc -d @examples/requests/refused-play.json \\`,
    `    http://${host}:${port}/caipan.sandaha.v1.RefereeService/ValidatePlay`,
  ].join("\n");
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new InvalidArgumentError("a port is 0 to 65535");
  return port;
}

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (text === "" || !(seconds >= 0 && seconds <= 3600)) throw new InvalidArgumentError("0 to 3600 seconds");
  return seconds;
}
