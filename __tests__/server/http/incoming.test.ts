import { once } from "node:events";
import { IncomingMessage, request as httpRequest } from "node:http";
import { connect, Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { EnvironmentError } from "../../../src/server/environment/environment";
import { jsonAnswer } from "../../../src/server/http/answer";
import { gatsbyFunction } from "../../../src/server/http/gatsby-function";
import { toServerRequest } from "../../../src/server/http/incoming";
import type { ServerRequest } from "../../../src/server/http/request";
import { listening } from "../support/listening";
import { testRuntime } from "../support/runtime";

/** A function that records its requests. */
function remembering(settings: Readonly<Record<string, string>> = {}) {
  const seen: ServerRequest[] = [];
  const runtime = testRuntime({ settings });
  const answer = gatsbyFunction(
    (request) => {
      seen.push(request);
      return Promise.resolve(jsonAnswer(200, {}));
    },
    () => Promise.resolve(runtime),
  );
  return { seen, answer };
}

/** A POST request whose body arrives in these pieces, one in each turn of the event loop. */
function requestOf(url: string, ...pieces: readonly Buffer[]): IncomingMessage {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "POST", url });
  void (async () => {
    for (const piece of pieces) {
      request.push(piece);
      await nextTurn();
    }
    request.push(null);
  })();
  return request;
}

test("reads body, query, headers and address of a plain Node request", async () => {
  const { seen, answer } = remembering();
  const address = await listening((request, response) => void answer(request, response));
  await fetch(`${address}/api/x?ref=a&ref=b&q=%C3%A9`, {
    method: "POST",
    body: "{}",
    headers: { "x-test": "1" },
  });
  expect(seen[0]).toMatchObject({ method: "POST", query: { ref: "b", q: "é" }, address: "127.0.0.1" });
  expect(Buffer.from(seen[0]?.body ?? []).toString()).toBe("{}");
  expect([seen[0]?.header("x-test"), seen[0]?.header("x-none")]).toEqual(["1", undefined]);
});

test.each([
  ["/api/payments/status?ref=/api/x", "payments/status"],
  ["/id/api/inquiries/", "inquiries"],
  ["/api//payments//status//", "/payments//status/"],
  ["https://tajuk.example/api/inquiries#top", "inquiries"],
  ["/news/", ""],
  [`/api/${"/".repeat(16_000)}x`, `${"/".repeat(16_000)}x`],
])("reads the path below /api/ of %j", async (url, path) => {
  expect((await toServerRequest(requestOf(url), {})).path).toBe(path);
});

test("a sender who goes away in the middle of a request is no fault of ours", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const { seen, answer } = remembering();
  const settled: Promise<void>[] = [];
  const address = await listening((request, response) => {
    settled.push(answer(request, response));
    request.once("data", () => sender.destroy());
  });
  const sender = connect(Number(new URL(address).port), "127.0.0.1");
  sender.write("POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
  await once(sender, "close");
  await Promise.all(settled);
  expect([settled.length, seen, logged.mock.calls]).toEqual([1, [], []]);
});

test("takes a body and a query that were read before", async () => {
  const { seen, answer } = remembering();
  const address = await listening((request, response) => {
    void answer(
      Object.assign(request, {
        body: Buffer.from("raw"),
        query: { ref: "x", odd: { a: "1" } },
        ip: "192.0.2.1",
      }),
      response,
    );
  });
  await fetch(address);
  expect(seen[0]).toMatchObject({ query: { ref: "x" }, address: "192.0.2.1" });
  expect(Buffer.from(seen[0]?.body ?? []).toString()).toBe("raw");
});

test("believes a proxy only if it is told to, and then only its own word", async () => {
  for (const [settings, expected] of [
    [{}, "127.0.0.1"],
    [{ CLIENT_ADDRESS_HEADER: "X-Forwarded-For" }, "198.51.100.9"],
  ] as const) {
    const { seen, answer } = remembering(settings);
    const address = await listening((request, response) => void answer(request, response));
    await fetch(address, { headers: { "x-forwarded-for": "10.0.0.1, 198.51.100.9" } });
    expect(seen[0]?.address).toBe(expected);
  }
});

test.each([
  ["198.51.100.9:2000", "198.51.100.9"],
  ["[2001:db8::1]:2000", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["::ffff:198.51.100.9", "::ffff:198.51.100.9"],
  // what is no address is the proxy's visitor, and never the entry before, which may be forged
  ["", "127.0.0.1"],
  ["unknown", "127.0.0.1"],
  ["198.51.100.9:2000:1", "127.0.0.1"],
  ["198.51.100.999", "127.0.0.1"],
  ["[198.51.100.9", "127.0.0.1"],
  ["203.0.113.7, ", "127.0.0.1"],
])("reads the address of %j in the proxy's header", async (value, expected) => {
  const { seen, answer } = remembering({ CLIENT_ADDRESS_HEADER: "x-forwarded-for" });
  const address = await listening((request, response) => void answer(request, response));
  await fetch(address, { headers: { "x-forwarded-for": value } });
  expect(seen[0]?.address).toBe(expected);
});

test("a body without end is cut off", async () => {
  const { seen, answer } = remembering();
  const address = await listening((request, response) => void answer(request, response));
  await fetch(address, { method: "POST", body: "x".repeat(3 * 1024 * 1024) });
  expect(seen[0]?.body.byteLength).toBeLessThanOrEqual(1024 * 1024);
  expect(seen[0]?.body.byteLength).toBeGreaterThan(500 * 1024);
});

test("a body whose long piece follows a short one is cut off there, not put together without it", async () => {
  const request = requestOf("/api/x", Buffer.from("name=Sari&"), Buffer.alloc(3 * 1024 * 1024, "x"));
  const { body } = await toServerRequest(request, {});
  expect(body.byteLength).toBe(1024 * 1024);
});

test("a wrong environment is a fault of ours that visitors are told without details", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const failing = () => Promise.reject(new EnvironmentError(["STRIPE_SECRET_KEY is missing"]));
  const answer = gatsbyFunction(() => Promise.resolve(jsonAnswer(200, {})), failing);
  const address = await listening((request, response) => void answer(request, response));
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([503, '{"status":"error","code":"unexpected"}']);
  expect(logged.mock.calls[0]?.[0]).toContain("STRIPE_SECRET_KEY is missing");
});

test("an answer that cannot be sent is a fault of ours, too", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = gatsbyFunction(
    () => Promise.resolve(jsonAnswer(200, {}, { location: "https://example.org/\nsecret" })),
    () => Promise.resolve(testRuntime()),
  );
  const address = await listening((request, response) => void answer(request, response));
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([503, '{"status":"error","code":"unexpected"}']);
  expect(logged.mock.calls.join("")).toContain('"code":"ERR_INVALID_CHAR"');
});

test("a sender who hangs up in the middle leaves no request behind", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { seen, answer } = remembering();
  const ended = new Promise<void>((resolve) => {
    void listening(
      (request, response) =>
        void answer(request, response)
          .catch(() => undefined)
          .finally(resolve),
    ).then((address) => {
      const sender = httpRequest(address, { method: "POST", headers: { "content-length": "1000" } });
      sender.on("error", () => undefined);
      sender.write("half");
      setTimeout(() => sender.destroy(), 50);
    });
  });
  await ended;
  expect(seen).toEqual([]);
});
