import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { minute, second } from "../../src/domain/durations";
import { readInquiries } from "../../src/server/inquiries/inquiries";
import { fileDriver } from "../../src/server/storage/file-driver";
import { createStore } from "../../src/server/storage/store";
import { goodInquiry } from "../server/support/requests";
import { smtpStandIn } from "../server/support/smtp-stand-in";
import { temporaryFolder } from "../setup/temporary-folder";
import { damageOne } from "./support/damage";
import { inTurn, often, percentile99, startPair } from "./support/pair";
import { createPublisher } from "./support/publisher";
import { hostileBodies, oddRequests, sendShape, smuggling, traversals } from "./support/shapes";

const minutes = Number(process.env.MINUTES ?? 2);
const secret = "of-tests-of-tests-of-tests-of-tests";
const shapes = [...oddRequests, ...smuggling, ...hostileBodies, ...traversals];

jest.setTimeout((minutes + 20) * minute);

test(`${minutes} minutes of visitors, messages, kills, damage, publishing and attacks`, async () => {
  const mail = await smtpStandIn();
  const directory = temporaryFolder();
  const pair = await startPair({
    ...{ STORAGE_DIRECTORY: directory, OUTBOX_SECRET: secret, SMTP_URL: mail.url },
    ...{ MAIL_FROM: "web@tajuk.example", MAIL_TO: "team@tajuk.example" },
  });
  const publish = await createPublisher();
  // compresses every file, which later releases share
  await publish(0);
  const until = Date.now() + minutes * minute;
  const statuses = new Map<string, number>();
  const count = (status: number | string) =>
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
  const times: number[] = [];
  const accepted: string[] = [];
  const newest = { made: 0, seen: 0 };

  const ask = async (at: string, request?: RequestInit) => {
    const start = performance.now();
    const origin = pair.origin();
    const headers = { origin, ...(request?.headers as Readonly<Record<string, string>> | undefined) };
    const signal = AbortSignal.timeout(30 * second);
    const answer = await fetch(origin + at, { ...request, headers, signal }).catch((error: unknown) => {
      count("unanswered");
      throw error;
    });
    const text = await answer.text();
    times.push(performance.now() - start);
    count(answer.status);
    return { status: answer.status, text };
  };
  const visit = async (round: number) => {
    const at =
      ["/", "/id/", "/donate/", "/release.txt", "/api/payments/methods", "/api/openapi.json"][round % 6] ??
      "/";
    const { text } = await ask(at).catch(() => ({ text: "" }));
    if (at === "/release.txt") newest.seen = Math.max(newest.seen, Number(text) || 0);
  };
  /** As the site's script does: what got no answer is sent again with the same key, to the other process. */
  const write = async (round: number) => {
    const message = `Message ${round}-${randomUUID()}`;
    const body = JSON.stringify({ ...goodInquiry, message, idempotencyKey: randomUUID() });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const headers = {
        "content-type": "application/json",
        "x-forwarded-for": `10.${round % 200}.${round % 250}.7`,
      };
      const answer = await ask("/api/inquiries", { method: "POST", headers, body }).catch(() => undefined);
      // 200: the attempt before was stored, and its answer was lost
      if (answer?.status !== 201 && answer?.status !== 200) continue;
      accepted.push(message);
      return;
    }
  };
  const attack = async (round: number) => {
    const shape = shapes[(round * 7919) % shapes.length];
    if (shape) count((await sendShape(pair.origin(), shape)).status || "closed");
  };
  const runJob = () =>
    fetch(`${pair.origin()}/api/outbox`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
    }).catch(() => undefined);

  const started = Date.now();
  const say = setInterval(() => {
    const soFar = { minutes: Math.round((Date.now() - started) / minute), accepted: accepted.length };
    process.stdout.write(
      `${JSON.stringify({ ...soFar, newest, p99: percentile99(times), statuses: Object.fromEntries(statuses) })}\n`,
    );
  }, minute);
  const rounds = await Promise.all([
    often(100, until, visit),
    often(300, until, write),
    often(200, until, attack),
    inTurn(15 * second, until, (round) => damageOne(directory, round)),
    inTurn(20 * second, until, async (round) => {
      await publish(round + 1);
      newest.made = round + 1;
    }),
    // the lease of one that was killed while it sent mail ends by itself after ten minutes
    inTurn(20 * second, until - (minutes * minute) / 3, () => pair.killOne()),
  ]);
  clearInterval(say);
  for (let round = 0; newest.seen < newest.made && round < 20; round += 1) {
    await wait(second);
    await visit(3);
  }
  /** The mails of messages; the team gets others, too, such as that something is in the quarantine. */
  const mailed = () =>
    mail.taken.flatMap(({ to, source }) => {
      const [message] = /Message \d+-[\da-f-]{36}/.exec(source.replaceAll("=\r\n", "")) ?? [];
      const [, id = randomUUID()] = /^Message-ID: (.*)$/im.exec(source) ?? [];
      return message !== undefined && to.includes("team@tajuk.example") ? [{ message, id }] : [];
    });
  const unsent = () => {
    const sent = new Set(mailed().map(({ message }) => message));
    return accepted.filter((message) => !sent.has(message));
  };
  const last = Date.now() + 12 * minute;
  while (unsent().length > 0 && Date.now() < last) {
    await runJob();
    await wait(5 * second);
  }
  const { inquiries } = await readInquiries(createStore(fileDriver(directory)));
  const stored = inquiries.map(({ message }) => message);
  const lost = accepted.filter((message) => !stored.includes(message));
  const mails = mailed();
  const different = (name: "message" | "id") => new Set(mails.map((each) => each[name])).size;
  const faults = [...statuses].filter(([status]) => status.startsWith("5"));
  const figures = {
    minutes,
    ...{
      visits: rounds[0],
      messages: rounds[1],
      attacks: rounds[2],
      damages: rounds[3],
      releases: rounds[4],
      kills: rounds[5],
    },
    ...{ accepted: accepted.length, stored: stored.length, lost: lost.length },
    ...{
      mails: mails.length,
      otherMails: mail.taken.length - mails.length,
      doubled: different("id") - different("message"),
      // with the same `Message-ID`, by which receivers can tell
      sentAgain: mails.length - different("id"),
      unsent: unsent().length,
    },
    ...{
      statuses: Object.fromEntries(statuses),
      p50: times.toSorted((a, b) => a - b)[times.length >> 1],
      p99: percentile99(times),
    },
    ...{
      newest,
      faults: pair
        .log()
        .filter((line) => /request_failed|function_failed|unexpected|^\s+at /.test(line))
        .slice(0, 20),
    },
  };
  process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
  expect(figures).toMatchObject({ lost: 0, doubled: 0, unsent: 0, faults: [] });
  expect(faults).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect(newest.seen).toBe(newest.made);
  expect(accepted.length).toBeGreaterThan(rounds[1] * 0.9);
});
