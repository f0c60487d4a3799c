import { answerInProcess } from "../../src/rpc/in-process.js";

/** A message's wire form, both ways. */
export interface Codec<Message> {
  readonly encode: (message: Message) => { finish: () => Uint8Array };
  readonly decode: (bytes: Uint8Array) => Message;
}

/** The answer of a call made without a server, as bytes. It must not be refused. */
export function answerBytes<Request>(call: string, codec: Codec<Request>, request: Request): Uint8Array {
  const answer = answerInProcess(call, codec.encode(request).finish());
  if (answer.kind === "error") throw new Error(`${call} refused: ${JSON.stringify(answer.error)}`);
  return answer.bytes;
}

/** The same, decoded. */
export function answerOf<Request, Response>(
  { name, request, response }: Call<Request, Response>,
  message: Request,
): Response {
  return response.decode(answerBytes(name, request, message));
}

/** A call with the wire form of its messages. */
export interface Call<Request, Response> {
  readonly name: string;
  readonly request: Codec<Request>;
  readonly response: Codec<Response>;
}
