import { readFileSync } from "node:fs";
import { type DescMessage, type DescMethod, fromBinary, toJson } from "@bufbuild/protobuf";
import type { Command } from "commander";
import { type Answer, GrpcTarget } from "../conformance/grpc-target.js";
import { findMethod, interfaceRegistry } from "../conformance/registry.js";
import { readRpcError } from "../conformance/rpc-error.js";
import { encodeRequest } from "../conformance/strict-json.js";
import { answerInProcess } from "../rpc/in-process.js";
import { EXIT, EXIT_HELP } from "./exit-code.js";

interface CheckOptions {
  readonly target?: string;
  readonly language: string;
}

/** Adds `caipan check`. */
export function addCheck(program: Command): void {
  program
    .command("check")
    .description("judge one request, given as proto3 JSON, and print the answer as proto3 JSON")
    .argument("<game>", "game id, for example sandaha")
    .argument("<method>", "method, for example ValidatePlay")
    .argument("[file]", "file with the request; - = standard input", "-")
    .option("--target <host:port>", "ask a running server instead of judging in this process")
    .option("--language <tag>", "language of messages: en or zh", "en")
    .addHelpText("after", EXIT_HELP)
    .action(check);
}

async function check(game: string, method: string, file: string, options: CheckOptions): Promise<void> {
  const call = `caipan.${game}.v1.RefereeService/${method}`;
  const description = findMethod(call);
  if (description === undefined) throw new Error(`there is no ${call}`);
  const json: unknown = JSON.parse(readFileSync(file === "-" ? 0 : file, "utf8"));
  const request = encodeRequest(description.input, json as Parameters<typeof encodeRequest>[1]);
  if (request.kind === "refused") throw new Error(request.reason);
  const answer = await ask(call, request.bytes, options);
  process.exitCode =
    answer.kind === "error" ? printError(answer.error) : printAnswer(description, answer.bytes);
}

async function ask(call: string, request: Uint8Array, { target, language }: CheckOptions): Promise<Answer> {
  if (target === undefined) {
    const answer = answerInProcess(call, request, language);
    if (answer.kind === "answer") return answer;
    const { code, details, metadata } = answer.error;
    return { kind: "error", error: readRpcError(code, details, metadata) };
  }
  const server = new GrpcTarget({ target, metadata: { "accept-language": language } });
  try {
    await server.connect();
    return await server.unary(call, request);
  } finally {
    server.close();
  }
}

function printAnswer({ output }: DescMethod, bytes: Uint8Array): number {
  const json = toJson(output, fromBinary(output, bytes), {
    registry: interfaceRegistry(),
    alwaysEmitImplicit: true,
  });
  process.stdout.write(`${JSON.stringify(json, undefined, 2)}\n`);
  return isIllegal(output, json) ? EXIT.NO : EXIT.OK;
}

function isIllegal(output: DescMessage, json: unknown): boolean {
  if (!output.fields.some((field) => field.name === "verdict")) return false;
  return (json as { verdict?: { decision?: string } }).verdict?.decision === "DECISION_ILLEGAL";
}

function printError(error: Extract<Answer, { kind: "error" }>["error"]): number {
  process.stdout.write(`${JSON.stringify(error, undefined, 2)}\n`);
  return EXIT.REFUSED;
}
