import { Client, credentials, Metadata, type ServiceError, status } from "@grpc/grpc-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRpcError } from "../../src/conformance/rpc-error.js";
import { Card } from "../../src/gen/caipan/card/v1/card.js";
import {
  type ListGamesResponse,
  RulebookServiceClient,
} from "../../src/gen/caipan/rulebook/v1/rulebook_service.js";
import {
  RefereeServiceClient,
  ValidatePlayRequest,
  type ValidatePlayResponse,
} from "../../src/gen/caipan/sandaha/v1/referee_service.js";
import { Profile, Ruleset } from "../../src/gen/caipan/sandaha/v1/ruleset.js";
import { Seat, Trump } from "../../src/gen/caipan/sandaha/v1/table.js";
import { Decision } from "../../src/gen/caipan/verdict/v1/verdict.js";
import { type RunningServer, startServer } from "../../src/server/server.js";

let server: RunningServer;
let referee: RefereeServiceClient;
let rulebook: RulebookServiceClient;
let raw: Client;
const VALIDATE_PLAY = "/caipan.sandaha.v1.RefereeService/ValidatePlay";

beforeAll(async () => {
  server = await startServer({ host: "127.0.0.1", port: 0 });
  const target = `127.0.0.1:${server.port}`;
  referee = new RefereeServiceClient(target, credentials.createInsecure());
  rulebook = new RulebookServiceClient(target, credentials.createInsecure());
  raw = new Client(target, credentials.createInsecure());
});

afterAll(async () => {
  for (const client of [referee, rulebook, raw]) client.close();
  await server.stop();
});

function sendBytes(path: string, bytes: Uint8Array): Promise<Buffer | ServiceError> {
  return new Promise((resolve) => {
    const same = (value: Uint8Array): Buffer => Buffer.from(value);
    raw.makeUnaryRequest(path, same, same, Buffer.from(bytes), (error, answer) => resolve(error ?? answer!));
  });
}

function validate(request: ValidatePlayRequest, metadata = new Metadata()): Promise<ValidatePlayResponse> {
  return new Promise((resolve, reject) => {
    referee.validatePlay(request, metadata, (error, response) => (error ? reject(error) : resolve(response)));
  });
}

/** A lead of a pair and a single of a side suit: refused. */
const AAK = ValidatePlayRequest.create({
  situation: {
    ruleset: { profile: Profile.STANDARD },
    trump: Trump.SPADES,
    seat: Seat.EAST,
    hand: [Card.HA, Card.HA, Card.HK, Card.S5],
  },
  play: [Card.HA, Card.HA, Card.HK],
});

describe("the server", () => {
  it("says why a play is refused, in English unless Chinese is preferred", async () => {
    const english = await validate(AAK);
    expect(english.verdict?.decision).toBe(Decision.ILLEGAL);
    expect(english.verdict?.violations.map((violation) => violation.rule)).toEqual([
      "sandaha.lead.side_throw",
    ]);
    expect(english.verdict?.violations[0]?.sources.length).toBeGreaterThan(0);
    expect(english.verdict?.locale).toBe("en");

    const metadata = new Metadata();
    metadata.set("accept-language", "fr, zh-CN;q=0.9, en;q=0.4");
    const chinese = await validate(AAK, metadata);
    expect(chinese.verdict?.locale).toBe("zh-Hans");
    expect(chinese.verdict?.violations[0]?.message).toMatch(/\p{Script=Han}/u);
    expect(chinese.example).toEqual(english.example);
  });

  it.each<[name: string, header: string, locale: string]>([
    ["nothing that is offered", "fr", "en"],
    ["anything", "*", "en"],
    ["Taiwan", "zh-TW", "zh-Hans"],
    ["script and region", "zh-Hans-CN;q=0.8, de", "zh-Hans"],
    ["English first", "en-GB, zh;q=0.9", "en"],
    ["nonsense", ";;;,,=", "en"],
  ])("chooses a language for %s", async (_, header, locale) => {
    const metadata = new Metadata();
    metadata.set("accept-language", header);
    expect((await validate(AAK, metadata)).verdict?.locale).toBe(locale);
  });

  it("refuses bytes that are no message with INVALID_ARGUMENT", async () => {
    const answer = await sendBytes(VALIDATE_PLAY, Uint8Array.of(0x0a, 0xff, 0xff, 0xff));
    expect(answer).toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it("refuses an option from the future instead of judging without it", async () => {
    // Field 99 of Options, a varint, inside overrides, which is field 3 of Ruleset.
    const future = Uint8Array.of(0x98, 0x06, 0x01);
    const ruleset = [...Ruleset.encode(Ruleset.create({ profile: Profile.STANDARD })).finish()];
    const withFuture = [...ruleset, 0x1a, future.length, ...future];
    const situation = [
      0x0a,
      withFuture.length,
      ...withFuture,
      0x10,
      Trump.SPADES,
      0x18,
      Seat.EAST,
      0x22,
      1,
      Card.HA,
    ];
    const answer = await sendBytes(
      VALIDATE_PLAY,
      Uint8Array.of(0x0a, situation.length, ...situation, 0x12, 1, Card.HA),
    );
    const { code, details, metadata } = answer as ServiceError;
    expect(readRpcError(code, details, metadata)).toMatchObject({
      code: "INVALID_ARGUMENT",
      reason: "UNKNOWN_OPTION",
      domain: "caipan",
      fields: ["situation.ruleset.overrides"],
    });
  });

  it("names every fault of a request at once", async () => {
    const empty = ValidatePlayRequest.create({
      situation: { hand: [3, 99, Card.HA, Card.HA, Card.HA] as Card[] },
    });
    const answer = (await sendBytes(
      VALIDATE_PLAY,
      ValidatePlayRequest.encode(empty).finish(),
    )) as ServiceError;
    expect(readRpcError(answer.code, answer.details, answer.metadata).fields.toSorted()).toEqual([
      "play",
      "situation.hand[0]",
      "situation.hand[1]",
      "situation.hand[4]",
      "situation.ruleset",
      "situation.seat",
      "situation.trump",
    ]);
  });

  it("answers many calls at once, each its own", async () => {
    const singles = [Card.HA, Card.HK, Card.S5, Card.D9];
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, i) =>
        validate({ ...AAK, play: [singles[i % singles.length]!], explain: i % 2 === 0 }),
      ),
    );
    answers.forEach((answer, i) => {
      const held = i % singles.length < 3;
      expect(answer.verdict?.decision).toBe(held ? Decision.LEGAL : Decision.ILLEGAL);
      expect(answer.verdict?.rules.length).toBe(i % 2 === 0 ? 5 : 0);
    });
  });

  it("stops after its grace though a stream stays open", async () => {
    const other = await startServer({ host: "127.0.0.1", port: 0, graceMs: 200 });
    const client = new Client(`127.0.0.1:${other.port}`, credentials.createInsecure());
    const same = (value: Uint8Array): Buffer => Buffer.from(value);
    const watch = client.makeServerStreamRequest("/grpc.health.v1.Health/Watch", same, same, Buffer.alloc(0));
    const ended = new Promise((resolve) => watch.on("error", resolve));
    await new Promise((resolve) => watch.once("data", resolve));
    await other.stop();
    await ended;
    client.close();
  });

  it("answers a long list at once", async () => {
    const cards = Buffer.concat([Buffer.of(0x22, 0xff, 0x7f), Buffer.alloc(16_383, Card.S5)]);
    const situation = Buffer.concat([Buffer.of(0x0a, 0x82, 0x80, 0x01), cards]);
    const including = Buffer.concat([Buffer.of(0x12, 0xff, 0x7f), Buffer.alloc(16_383, Card.S6)]);
    const list = "/caipan.sandaha.v1.RefereeService/ListLegalPlays";
    const answer = await sendBytes(list, Buffer.concat([situation, including]));
    expect(answer).toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it("lists games with digests, and the clauses of one", async () => {
    const { games } = await new Promise<ListGamesResponse>((resolve, reject) => {
      rulebook.listGames({}, (error, response) => (error ? reject(error) : resolve(response)));
    });
    expect(games[0]?.profiles.map(({ name }) => name)).toEqual(["STANDARD", "COMPETITION", "ZIJINDAO"]);
    expect(new Set(games[0]?.profiles.map(({ ruleset }) => ruleset?.digest)).size).toBe(3);
    expect(games[0]?.options).toHaveLength(26);
  });

  it("does not have a game that it does not serve", async () => {
    const error = await new Promise<ServiceError | null>((resolve) =>
      rulebook.listClauses({ game: "bridge" }, (refused) => resolve(refused)),
    );
    expect(error?.code).toBe(status.NOT_FOUND);
  });
});
