import {
  ValidatePlayRequest,
  type ValidatePlayResponse,
} from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { type AnyMethod, SERVICES } from "../../src/rpc/registry.js";
import { validatePlay } from "../../src/rpc/sandaha/validate-play.js";
import { startServer } from "../../src/server/server.js";
import { answerOf } from "../corpus/answered.js";
import { servedMethod } from "../in-process/workload.js";
import type { ServeOrder, ServerReport } from "./messages.js";

// The child program: the real server, or the same server whose ValidatePlay answers every request alike. It ends with
// its parent.

/** Makes ValidatePlay a trivial handler: decoded and encoded as before, but nothing is judged. */
function answerAlike(response: ValidatePlayResponse): void {
  const method = servedMethod("validatePlay");
  const alike = { ...method, handler: () => ({ kind: "answer", response }) } satisfies AnyMethod;
  for (const { methods } of SERVICES) {
    for (const [name, each] of Object.entries(methods))
      if (each === method) Object.assign(methods, { [name]: alike });
  }
}

async function serve(order: ServeOrder): Promise<void> {
  if (order.alike !== undefined) {
    const request = ValidatePlayRequest.decode(Buffer.from(order.alike, "base64"));
    answerAlike(answerOf(validatePlay, request));
  }
  const { port } = await startServer({ host: "127.0.0.1", port: 0 });
  report({ kind: "listening", port });
}

function report(message: ServerReport): void {
  process.send?.(message);
}

process.on("message", (order: ServeOrder | "cpu") => {
  if (order !== "cpu") {
    void serve(order);
    return;
  }
  const { user, system } = process.cpuUsage();
  report({ kind: "cpu", us: user + system });
});
process.on("disconnect", () => process.exit(0));
