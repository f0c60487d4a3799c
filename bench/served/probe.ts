import { Client, credentials } from "@grpc/grpc-js";
import { ValidatePlayResponse } from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { isRefused } from "../corpus/answered.js";
import type { Body } from "./body.js";

/** Size of the answer to a body, got by a real client; an error if its gRPC status is not OK. */
export async function probe(port: number, path: string, body: Body, mustJudge: boolean): Promise<number> {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  try {
    const answer = await call(client, path, body.bytes);
    if (mustJudge && isRefused(ValidatePlayResponse.decode(answer)) !== body.refused) {
      throw new Error(`the server does not hold a ${body.name} for what it is`);
    }
    return answer.length;
  } finally {
    client.close();
  }
}

function call(client: Client, path: string, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const same = (buffer: Buffer): Buffer => buffer;
    client.makeUnaryRequest(path, same, same, bytes, { deadline: Date.now() + 5000 }, (error, answer) => {
      if (error !== null) reject(error);
      else if (answer === undefined) reject(new Error("a call ended without an answer"));
      else resolve(answer);
    });
  });
}
