import {
  type DescMethod,
  fromBinary,
  fromJson,
  type JsonObject,
  type Message,
  toBinary,
} from "@bufbuild/protobuf";
import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type sendUnaryData,
  status,
} from "@grpc/grpc-js";
import { interfaceRegistry } from "../../src/conformance/registry.js";

/** A server on a real socket. */
export interface RunningServer {
  readonly target: string;
  stop(): Promise<void>;
}

/** What a handler answers: proto3 JSON of the response, or an error status. */
export type Reply =
  | { readonly kind: "answer"; readonly json: JsonObject }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "error"; readonly code: status; readonly details: string; readonly metadata?: Metadata };

/** Answers any call of a service. */
export type Handler = (method: DescMethod, request: Message, metadata: Metadata) => Reply | Promise<Reply>;

const REFEREE = "caipan.sandaha.v1.RefereeService";

/** Serves every call of 三打哈's RefereeService with one handler, over messages that only the descriptors tell of. */
export async function serve(
  handler: Handler,
  serverCredentials: ServerCredentials = ServerCredentials.createInsecure(),
): Promise<RunningServer> {
  const service = interfaceRegistry().getService(REFEREE);
  if (service === undefined) throw new Error(`no service ${REFEREE}`);
  const server = new Server();
  for (const method of service.methods) {
    server.register(
      `/${REFEREE}/${method.name}`,
      (call: ServerUnaryCall<Buffer, Uint8Array>, callback: sendUnaryData<Uint8Array>) => {
        Promise.resolve(handler(method, fromBinary(method.input, call.request), call.metadata)).then(
          (reply) => send(method, reply, callback),
          (cause: unknown) => callback({ code: status.INTERNAL, details: String(cause) }),
        );
      },
      (bytes: Uint8Array) => Buffer.from(bytes),
      (bytes: Buffer) => bytes,
      "unary",
    );
  }
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", serverCredentials, (cause, bound) =>
      cause === null ? resolve(bound) : reject(cause),
    );
  });
  return {
    target: `127.0.0.1:${port}`,
    stop: async () => {
      server.forceShutdown();
    },
  };
}

function send(method: DescMethod, reply: Reply, callback: sendUnaryData<Uint8Array>): void {
  switch (reply.kind) {
    case "answer":
      callback(null, toBinary(method.output, fromJson(method.output, reply.json)));
      return;
    case "bytes":
      callback(null, reply.bytes);
      return;
    case "error":
      callback(reply);
  }
}
