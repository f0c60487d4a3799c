import { readFileSync } from "node:fs";
import {
  type ChannelCredentials,
  Client,
  type ClientOptions,
  credentials,
  Metadata,
  type ServiceError,
} from "@grpc/grpc-js";
import { type RpcError, readRpcError } from "./rpc-error.js";

/** How to reach the server that is put to the test. */
export interface TargetOptions {
  /** `HOST:PORT`, or any name that gRPC resolves. */
  readonly target: string;
  /** Speak TLS; default: plain text. */
  readonly tls?: TlsOptions;
  /** How long to wait for the connection, and for each answer; default 10 000 ms. */
  readonly deadlineMs?: number;
  /** Sent with each call, for example an authorization; default none. */
  readonly metadata?: Readonly<Record<string, string>>;
}

/** TLS by PEM files. */
export interface TlsOptions {
  /** Path of the roots that the server's certificate is checked against; default: those of Node. */
  readonly ca?: string;
  /** Path of our own certificate chain; default none. */
  readonly cert?: string;
  /** Path of its private key; needed with `cert`. */
  readonly key?: string;
  /** The name expected in the server's certificate; default: the host of the target. */
  readonly authority?: string;
}

/** What came back from a call. */
export type Answer =
  | { readonly kind: "answer"; readonly bytes: Uint8Array }
  | { readonly kind: "error"; readonly error: RpcError };

/** Whatever answers calls made with bytes. */
export interface Caller {
  /** Calls a unary method, named as `<package>.<Service>/<Method>`. */
  unary(call: string, request: Uint8Array): Promise<Answer>;
}

const DEFAULT_DEADLINE_MS = 10_000;

/** A server to call with bytes and to have bytes from: it knows nothing of messages. */
export class GrpcTarget implements Caller {
  readonly #client: Client;
  readonly #metadata = new Metadata();
  readonly #deadlineMs: number;

  /** Throws if a PEM file cannot be read or used. */
  constructor(options: TargetOptions) {
    this.#deadlineMs = options.deadlineMs ?? DEFAULT_DEADLINE_MS;
    for (const [key, value] of Object.entries(options.metadata ?? {})) this.#metadata.set(key, value);
    this.#client = new Client(options.target, channelCredentials(options.tls), channelOptions(options.tls));
  }

  /** Waits until the server is connected; rejects if it is not within the deadline. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#client.waitForReady(this.#deadline(), (cause) => (cause ? reject(cause) : resolve()));
    });
  }

  unary(call: string, request: Uint8Array): Promise<Answer> {
    return new Promise((resolve) => {
      this.#client.makeUnaryRequest(
        `/${call}`,
        (bytes: Uint8Array) => Buffer.from(bytes),
        (bytes: Buffer) => bytes,
        request,
        this.#metadata,
        { deadline: this.#deadline() },
        (error: ServiceError | null, bytes?: Buffer) => {
          resolve(
            error === null
              ? { kind: "answer", bytes: bytes ?? new Uint8Array() }
              : { kind: "error", error: readRpcError(error.code, error.details, error.metadata) },
          );
        },
      );
    });
  }

  close(): void {
    this.#client.close();
  }

  #deadline(): number {
    return Date.now() + this.#deadlineMs;
  }
}

function channelCredentials(tls: TlsOptions | undefined): ChannelCredentials {
  if (tls === undefined) return credentials.createInsecure();
  const pem = (path: string | undefined): Buffer | null => (path === undefined ? null : readFileSync(path));
  return credentials.createSsl(pem(tls.ca), pem(tls.key), pem(tls.cert));
}

function channelOptions(tls: TlsOptions | undefined): ClientOptions {
  if (tls?.authority === undefined) return {};
  return { "grpc.ssl_target_name_override": tls.authority, "grpc.default_authority": tls.authority };
}
