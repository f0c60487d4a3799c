import { fromBinary, toBinary } from "@bufbuild/protobuf";
import { FileDescriptorProtoSchema, FileDescriptorSetSchema } from "@bufbuild/protobuf/wkt";
import { Server, ServerCredentials, type UntypedServiceImplementation } from "@grpc/grpc-js";
import { ReflectionService } from "@grpc/reflection";
import { HealthImplementation } from "grpc-health-check";
import { type Logger, pino } from "pino";
import { SERVICES, type ServedService } from "../rpc/registry.js";
import { adapt, adaptStream, definitionOf } from "./adapter.js";
import { descriptorSet } from "./descriptors.js";

/** Where and how to serve. */
export interface ServerOptions {
  /** Address to listen on. */
  readonly host: string;
  /** Port to listen on; 0 = any free one. */
  readonly port: number;
  /** How long calls in flight may take to finish when the server stops, in ms. Default 10,000. */
  readonly graceMs?: number;
  /** Where defects are logged. Default: standard error. */
  readonly log?: Logger;
}

/** A server that answers. */
export interface RunningServer {
  readonly port: number;
  /** Takes no new calls, finishes those in flight, ends those that outlast the grace. */
  readonly stop: () => Promise<void>;
}

const HEALTH = "grpc.health.v1.Health";
/** In bytes; a hand record has about two thousand. */
const LONGEST_MESSAGE = 65_536;

/** Serves every game, health and reflection; resolves once it listens, rejects if it cannot. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? pino(pino.destination(2));
  // Channelz stays on: without it grpc-js forgets its sessions, and a stop could not end those that outlast the grace.
  const server = new Server({ "grpc.max_receive_message_length": LONGEST_MESSAGE });
  for (const service of SERVICES) addService(server, service, log);
  const health = addHealth(server);
  reflection().addToServer(server);
  const port = await bind(server, `${options.host}:${options.port}`);
  return { port, stop: () => stop(server, health, options.graceMs ?? 10_000) };
}

function addService(server: Server, { methods, streams = {} }: ServedService, log: Logger): void {
  const unary = Object.entries(methods);
  const streaming = Object.entries(streams);
  const definition = Object.fromEntries([
    ...unary.map(([name, method]) => [name, definitionOf(method, false)] as const),
    ...streaming.map(([name, method]) => [name, definitionOf(method, true)] as const),
  ]);
  const implementation: UntypedServiceImplementation = Object.fromEntries([
    ...unary.map(([name, method]) => [name, adapt(method, log)] as const),
    ...streaming.map(([name, method]) => [name, adaptStream(method, log)] as const),
  ]);
  server.addService(definition, implementation);
}

function addHealth(server: Server): HealthImplementation {
  const names = ["", ...SERVICES.map((service) => service.name)];
  const health = new HealthImplementation(
    Object.fromEntries(names.map((name) => [name, "SERVING" as const])),
  );
  health.addToServer(server);
  return health;
}

function reflection(): ReflectionService {
  const { file } = fromBinary(FileDescriptorSetSchema, descriptorSet());
  const fileDescriptorProtos = file.map((proto) => Buffer.from(toBinary(FileDescriptorProtoSchema, proto)));
  const services = [...SERVICES.map((service) => service.name), HEALTH];
  // Of a package definition the service reads this list only.
  const definition = { image: { fileDescriptorProtos } } as never;
  return new ReflectionService(definition, { services });
}

function bind(server: Server, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, port) => {
      if (error === null) resolve(port);
      else reject(error);
    });
  });
}

function stop(server: Server, health: HealthImplementation, graceMs: number): Promise<void> {
  for (const name of ["", ...SERVICES.map((service) => service.name)]) health.setStatus(name, "NOT_SERVING");
  return new Promise((resolve) => {
    // An open health watch never ends by itself.
    const force = setTimeout(() => server.forceShutdown(), graceMs);
    server.tryShutdown(() => {
      clearTimeout(force);
      resolve();
    });
  });
}
