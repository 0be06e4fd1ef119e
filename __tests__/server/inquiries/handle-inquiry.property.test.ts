import fc from "fast-check";
import MailComposer from "nodemailer/lib/mail-composer";
import { inquiryFields } from "../../../src/domain/inquiry-fields";
import type { Fields } from "../../../src/domain/record";
import { answerGuarded } from "../../../src/server/http/guarded";
import type { ServerRequest } from "../../../src/server/http/request";
import { readInquiries, type StoredInquiry } from "../../../src/server/inquiries/inquiries";
import { mailsOf } from "../../../src/server/outbox/sources";
import { times } from "../../setup/counts";
import { post } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { mailSettings, testRuntime, type TestRuntime } from "../support/runtime";

const bodies = times(1000, 10_000);
/** Number of stored inquiries to compose e-mails from; every header line of these is checked. */
const composed = times(100, 800);

const evil = fc.constantFrom(
  "Sari\r\nBcc: victim@example.org",
  "Sari\nContent-Type: text/html\n\n<b>x</b>",
  "a@example.org\r\nBcc: victim@example.org",
  "a@example.org, victim@example.org",
  '"a\r\nBcc: victim"@example.org',
  "=?utf-8?q?Sari=0D=0ABcc:_victim=40example.org?=",
  "Sari\u2028Bcc: victim@example.org",
  "Sari\u0085Bcc: victim@example.org",
  "Sari\u0000",
  "<script>alert(1)</script>",
  "__proto__",
  "\ud800",
  "\u202egpj.exe",
  "🌱".repeat(60),
  "é".normalize("NFD").repeat(90),
  " ",
  "x".repeat(6000),
);

const odd = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  evil,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 2 }),
);
const name = fc.oneof(
  { weight: 10, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }) },
  { weight: 1, arbitrary: odd },
);
const email = fc.oneof({ weight: 10, arbitrary: fc.emailAddress() }, { weight: 1, arbitrary: odd });
const fields = fc.record(
  {
    name,
    email,
    company: odd,
    subject: odd,
    message: name,
    language: fc.oneof(fc.constantFrom("en", "id"), odd),
    elapsedMs: fc.oneof({ weight: 20, arbitrary: fc.constant(9000) }, { weight: 1, arbitrary: odd }),
    website: fc.oneof({ weight: 5, arbitrary: fc.constant("") }, { weight: 1, arbitrary: odd }),
    idempotencyKey: odd,
  },
  { requiredKeys: ["name", "email", "message"] },
);

function asForm(values: Fields): string {
  const texts = Object.entries(values).map(([key, value]): [string, string] => [
    key,
    typeof value === "string" ? value : fc.stringify(value),
  ]);
  return new URLSearchParams(texts).toString();
}

const request: fc.Arbitrary<ServerRequest> = fc.oneof(
  { weight: 5, arbitrary: fields.map((values) => post("application/json", JSON.stringify(values))) },
  { weight: 4, arbitrary: fields.map((values) => post("application/x-www-form-urlencoded", asForm(values))) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom("application/json", "application/x-www-form-urlencoded", "text/plain", ""),
        fc.uint8Array({ maxLength: 200 }),
      )
      .map(([type, body]) => post(type, body)),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }).map((json) => post("application/json", json)) },
  {
    weight: 1,
    arbitrary: fields.map((values) =>
      post("application/x-www-form-urlencoded", `${asForm(values)}&%ZZ=%&=&a=%C3%28`),
    ),
  },
);

const whole = (inquiry: StoredInquiry) =>
  (["id", "receivedAt", "language", "name", "email", "message"] as const).every((key) => inquiry[key] !== "");

/** Unfolded header lines of an inquiry's e-mails, as they would be sent to the mail server. */
async function headersOf(runtime: TestRuntime, name: string): Promise<readonly string[]> {
  const mails = await mailsOf(`inquiries-${name}`, runtime);
  const sources = await Promise.all(
    mails.map(async ({ message: { from, to, replyTo, subject, text, messageId } }) => {
      const mail = { from, to: [...to], replyTo: replyTo ?? "", subject, text, messageId };
      const source = await new MailComposer(mail).compile().build();
      return (
        source
          .toString("utf8")
          .split("\r\n\r\n")[0]
          ?.replaceAll(/\r\n[ \t]+/g, " ")
          .split("\r\n") ?? []
      );
    }),
  );
  return sources.flat();
}

const expectedHeaders =
  /^(From|To|Reply-To|Subject|Message-ID|Date|Content-Type|Content-Transfer-Encoding|MIME-Version): /;

test(`${bodies} generated bodies give no 500, no half inquiry and no header of their own`, async () => {
  const tally = new Map<number, number>();
  const runtime = testRuntime({ settings: { ...mailSettings, MAIL_ACKNOWLEDGEMENT: "true" } });
  await fc.assert(
    fc.asyncProperty(request, async (each) => {
      const before = runtime.items.size;
      const answer = await answerGuarded(handleInquiry, each, runtime);
      tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
      expect([200, 201, 303, 400, 413, 415, 422]).toContain(answer.status);
      expect(runtime.items.size - before).toBe(
        answer.status === 201 || (answer.status === 303 && runtime.items.size > before) ? 1 : 0,
      );
      expect(JSON.stringify(answer.headers)).not.toMatch(/\\[rn]|victim/);
      if (answer.headers["content-type"]?.startsWith("text/html"))
        expect(answer.body).not.toMatch(/<script/i);
    }),
    { numRuns: bodies },
  );
  const { inquiries, unreadable } = await readInquiries(runtime.store);
  expect(unreadable).toEqual([]);
  expect(inquiries).toHaveLength(runtime.items.size);
  expect(inquiries.every(whole)).toBe(true);
  for (const inquiry of inquiries) {
    for (const field of inquiryFields) expect(inquiry[field] ?? "").not.toMatch(/[^\P{Cc}\n\t]|\p{Cs}/u);
  }
  for (const { storedAs } of inquiries.slice(0, composed)) {
    for (const header of await headersOf(runtime, storedAs)) expect(header).toMatch(expectedHeaders);
  }
  const statuses = [...tally]
    .sort()
    .map(([status, count]) => `${status}: ${count}`)
    .join(", ");
  process.stdout.write(`${bodies} generated bodies: ${statuses}; stored: ${inquiries.length}\n`);
  expect(inquiries.length).toBeGreaterThan(bodies / 20);
}, 60_000);
