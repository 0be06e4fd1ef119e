import { localizedPath } from "../../../src/domain/paths";
import type { Fields } from "../../../src/domain/record";
import { runHealth } from "../../../src/server/cli/health";
import {
  createMailer,
  MailError,
  type MailMessage,
  type MailTimeouts,
} from "../../../src/server/mail/mailer";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { deliveredSources } from "../../../src/server/outbox/delivery-state";
import { runJobAlone } from "../../../src/server/outbox/run-alone";
import { takeLease } from "../../../src/server/storage/lease";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { keepingMailer, mailSettings, testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import { rudeSmtpServer, smtpStandIn } from "../support/smtp-stand-in";

/** Long enough for a busy machine to deliver, short enough to wait for servers that say nothing. */
const impatient: MailTimeouts = {
  connectionTimeout: 1500,
  greetingTimeout: 1500,
  socketTimeout: 1500,
  idleTimeout: 1000,
};

const minute = 60_000;

function runtimeWith(smtpUrl: string, settings: Readonly<Record<string, string>> = {}): TestRuntime {
  return testRuntime({
    settings: { ...mailSettings, SMTP_URL: smtpUrl, ...settings },
    parts: { mailer: createMailer(smtpUrl, impatient) },
  });
}

async function accept(runtime: TestRuntime, change: Fields = {}): Promise<void> {
  const answer = await handleInquiry(jsonPost({ ...goodInquiry, ...change }), runtime);
  expect(answer.status).toBe(201);
  await runtime.idle();
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Decodes the words of a header line that are not in ASCII: `=?UTF-8?Q?Peat_=E2=9C=93?=`. */
function decodeHeader(line: string): string {
  return line
    .replaceAll("?= =?", "?==?")
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, kind: string, text: string) =>
      kind === "Q"
        ? fromQuotedPrintable(text.replaceAll("_", " "))
        : Buffer.from(text, "base64").toString("utf8"),
    );
}

/** Splits an e-mail's source into decoded header lines and decoded text. */
function read(source: string) {
  const [head = "", ...rest] = source.split("\r\n\r\n");
  const headers = head
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map(decodeHeader);
  const body = rest.join("\r\n\r\n");
  const text = /quoted-printable/i.test(head)
    ? fromQuotedPrintable(body)
    : /base64/i.test(head)
      ? Buffer.from(body, "base64").toString("utf8")
      : body;
  return { headers, text: text.replaceAll("\r\n", "\n") };
}

describe("a message to the team", () => {
  test.each([
    ["en", "15 January 2026 at 15:00 WIB"],
    ["id", "15 Januari 2026 pukul 15.00 WIB"],
  ])("arrives in %s, and answering it answers the sender", async (language, moment) => {
    const { t } = createTexts(siteData, language);
    const who = { name: "Sari Wulandari", subject: "Peat checklist" };
    const subject = `Subject: ${t("server:mail.team.subject", who)}`;
    const received = `${t("server:mail.team.received")}: ${moment}`;
    const smtp = await smtpStandIn();
    const runtime = runtimeWith(smtp.url);
    await accept(runtime, { language });
    expect(smtp.taken).toHaveLength(1);
    const [mail] = smtp.taken;
    const { headers, text } = read(mail?.source ?? "");
    expect([mail?.from, mail?.to]).toEqual(["web@tajuk.example", ["team@tajuk.example"]]);
    expect(headers).toContain(subject);
    expect(headers).toContain("Reply-To: Sari Wulandari <sari@example.org>");
    expect(headers).toContain("From: Tajuk <web@tajuk.example>");
    expect(headers).toContain("Auto-Submitted: auto-generated");
    for (const line of [
      "sari@example.org",
      "Koperasi Rimba",
      received,
      "How deep is your peat?\nWe have two metres.",
    ]) {
      expect(text).toContain(line);
    }
    expect((await deliveredSources(runtime.store)).size).toBe(1);
  });

  test("cannot be given headers of its own by what was typed", async () => {
    const smtp = await smtpStandIn();
    const name = 'Øyvind 🌱 "Bcc: a@example.org" <b@example.org>, c@example.org;';
    await accept(runtimeWith(smtp.url), {
      name,
      subject: "=?utf-8?q?=0D=0ABcc:_d=40example.org?=",
      company: "Bcc: e@example.org",
    });
    const { headers } = read(smtp.taken[0]?.source ?? "");
    expect(smtp.taken[0]?.to).toEqual(["team@tajuk.example"]);
    expect(headers.filter((line) => /^(to|cc|bcc|reply-to):/i.test(line))).toHaveLength(2);
    expect(headers.find((line) => line.startsWith("Reply-To:"))).toMatch(/<sari@example\.org>$/);
  });

  test("says what was typed, even where that looks like an encoded header", async () => {
    const smtp = await smtpStandIn();
    await accept(runtimeWith(smtp.url), { name: "=?utf-8?b?QmNj?=", subject: "=?utf-8?b?PHNjcmlwdD4=?=" });
    const { headers } = read(smtp.taken[0]?.source ?? "");
    const [subject = "", replyTo = ""] = ["Subject:", "Reply-To:"].map((name) =>
      headers.find((line) => line.startsWith(name)),
    );
    expect(subject).toContain("= ?utf-8?b?PHNjcmlwdD4=");
    expect(replyTo).toContain("= ?utf-8?b?QmNj");
  });

  test("is not sent for a suspected inquiry, which stays listed", async () => {
    const smtp = await smtpStandIn();
    const runtime = runtimeWith(smtp.url);
    await accept(runtime, { website: "http://spam.example" });
    expect(smtp.taken).toEqual([]);
    expect((await deliveredSources(runtime.store)).size).toBe(1);
  });
});

describe("the acknowledgement", () => {
  test("is off by default", async () => {
    const smtp = await smtpStandIn();
    await accept(runtimeWith(smtp.url));
    expect(smtp.taken.map(({ to }) => to)).toEqual([["team@tajuk.example"]]);
  });

  test.each(languageCodes)(
    "goes to the sender in %s and repeats nothing that was typed",
    async (language) => {
      const { t } = createTexts(siteData, language);
      const [subject = ""] = t("server:mail.acknowledgement.subject").split("{{");
      const [text = ""] = t("server:mail.acknowledgement.body", { site: siteData.site.name }).split("\n");
      const smtp = await smtpStandIn();
      await accept(runtimeWith(smtp.url, { MAIL_ACKNOWLEDGEMENT: "true" }), { language });
      const mail = smtp.taken.find(({ to }) => to.includes("sari@example.org"));
      const message = read(mail?.source ?? "");
      expect(message.headers.find((line) => line.startsWith("Subject:"))).toContain(subject);
      expect(message.headers).toContain("Auto-Submitted: auto-replied");
      expect(message.text).toContain(text);
      const home = `https://tajuk.example${localizedPath(siteData.paths.home, language)}`;
      expect(message.text.trim().split("\n").at(-1)).toBe(home);
      expect(message.text).not.toMatch(/peat|Koperasi|Wulandari/i);
    },
  );

  test("to an address that does not exist is given up; the team's message is not sent again", async () => {
    const smtp = await smtpStandIn({
      onRcptTo: ({ address }, _session, callback) =>
        callback(
          address === "sari@example.org"
            ? Object.assign(new Error("No such user"), { responseCode: 550 })
            : null,
        ),
    });
    const runtime = runtimeWith(smtp.url, { MAIL_ACKNOWLEDGEMENT: "true" });
    await accept(runtime);
    runtime.wait(600 * minute);
    await deliverDue(runtime);
    expect(smtp.taken.map(({ to }) => to)).toEqual([["team@tajuk.example"]]);
    expect((await deliveredSources(runtime.store)).size).toBe(1);
    expect(runtime.logged).toContainEqual(
      expect.stringMatching(
        /"mail_not_taken","reference":"inquiries-2026-01-15-\w{26}","code":"EENVELOPE"/,
      ) as unknown,
    );
  });
});

test("a sender that the mail server refuses is no fault of the address: the message is sent once MAIL_FROM is right", async () => {
  let isRefused = true;
  const smtp = await smtpStandIn({
    onMailFrom: (_address, _session, callback) =>
      callback(isRefused ? Object.assign(new Error("Not your domain"), { responseCode: 550 }) : null),
  });
  const runtime = runtimeWith(smtp.url, { MAIL_ACKNOWLEDGEMENT: "true" });
  await accept(runtime);
  isRefused = false;
  runtime.wait(minute);
  await deliverDue(runtime);
  expect(smtp.taken.flatMap(({ to }) => to)).toEqual(["team@tajuk.example", "sari@example.org"]);
});

test("that the mail server refuses one of the team's addresses is said until it takes it, or the setting is another", async () => {
  let isRefused = true;
  const smtp = await smtpStandIn({
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        isRefused && address === "gone@tajuk.example"
          ? Object.assign(new Error("No such user"), { responseCode: 550 })
          : null,
      ),
  });
  const runtime = runtimeWith(smtp.url, { MAIL_TO: "team@tajuk.example, gone@tajuk.example" });
  const isSaid = async () => (await runHealth(runtime, "1")).output.includes("Wrong: recipients.");
  await accept(runtime);
  await runJobAlone(runtime);
  expect(smtp.taken[0]?.to).toEqual(["team@tajuk.example"]);
  expect(runtime.logged).toContain(
    '{"level":"error","event":"mail_partly_taken","code":"MAIL_TO","count":1}',
  );
  expect(runtime.logged.join()).not.toContain("gone@");
  expect(await isSaid()).toBe(true);
  expect((await runHealth(runtime, "1")).output).toContain("; MAIL_TO is refused for gone@tajuk.example");
  const environment = { ...runtime.environment, MAIL_TO: ["team@tajuk.example"] };
  expect((await runHealth({ ...runtime, environment }, "1")).output).not.toContain("refused");
  isRefused = false;
  await accept(runtime, { message: "Another" });
  await runJobAlone(runtime);
  expect(smtp.taken.at(-1)?.to).toEqual(["team@tajuk.example", "gone@tajuk.example"]);
  expect(await isSaid()).toBe(false);
});

test("an address that the mail library refuses is refused for good, and the server is not taken for down", async () => {
  const smtp = await smtpStandIn();
  const message: MailMessage = {
    from: "web@tajuk.example",
    to: [],
    subject: "Peat checklist",
    text: "Text.",
    messageId: "<1@tajuk.example>",
    date: new Date(0),
    automatic: "auto-replied",
  };
  const sending = createMailer(smtp.url, impatient).send(message);
  await expect(sending).rejects.toMatchObject({ code: "EENVELOPE", isPermanent: true, isServerDown: false });
});

describe("nothing is lost and all is delivered once when the mail server", () => {
  /** Starts a working mail server, lets time pass and repeats the job. Returns the Message-ID lines. */
  async function deliveredAfterRepair(runtime: TestRuntime, port: number): Promise<readonly string[]> {
    const repaired = await smtpStandIn({}, port);
    runtime.wait(2 * minute);
    const first = await deliverDue(runtime);
    expect(first).toEqual({ status: "done", sent: 1, failed: 0 });
    runtime.wait(600 * minute);
    await deliverDue(runtime);
    return repaired.taken.map(
      ({ source }) => read(source).headers.find((line) => line.startsWith("Message-ID")) ?? "",
    );
  }

  test("is down", async () => {
    const { port, close } = await smtpStandIn();
    await close();
    const runtime = runtimeWith(`smtp://127.0.0.1:${port}`);
    await accept(runtime);
    expect((await deliveredSources(runtime.store)).size).toBe(0);
    expect(await deliveredAfterRepair(runtime, port)).toEqual([
      expect.stringMatching(/^Message-ID: <\w{26}\.team@tajuk\.example>$/),
    ]);
    expect(runtime.logged.join("")).not.toMatch(/sari|peat/i);
  });

  test.each<
    [string, string, (line: string, socket: { write(text: string): unknown; destroy(): unknown }) => void]
  >([
    ["is slow to greet", "", () => undefined],
    ["falls silent", "220 slow\r\n", () => undefined],
    [
      "refuses everyone for now",
      "220 busy\r\n",
      (line, socket) =>
        socket.write(
          /^(EHLO|HELO)/.test(line) ? "250 busy\r\n" : line === "QUIT" ? "221 bye\r\n" : "451 come back\r\n",
        ),
    ],
    [
      "refuses the message for good",
      "220 strict\r\n",
      (line, socket) =>
        socket.write(
          /^(EHLO|HELO)/.test(line) ? "250 strict\r\n" : line === "QUIT" ? "221 bye\r\n" : "554 no\r\n",
        ),
    ],
    [
      "dies in the middle of the message",
      "220 frail\r\n",
      (line, socket) => {
        if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) socket.write("250 ok\r\n");
        else if (line === "DATA") socket.write("354 go on\r\n");
        else socket.destroy();
      },
    ],
    [
      "dies after the message, before it says that it has it",
      "220 frail\r\n",
      (line, socket) => {
        if (/^(EHLO|HELO|MAIL|RCPT)/.test(line)) socket.write("250 ok\r\n");
        else if (line === "DATA") socket.write("354 go on\r\n");
        else if (line === ".") socket.destroy();
      },
    ],
    ["talks nonsense", "banana\r\n", (_line, socket) => socket.write("banana\r\n")],
  ])("%s", async (_name, greeting, talk) => {
    const rude = await rudeSmtpServer(talk, greeting);
    const runtime = runtimeWith(rude.url);
    await accept(runtime);
    expect((await deliveredSources(runtime.store)).size).toBe(0);
    await rude.close();
    expect(await deliveredAfterRepair(runtime, rude.port)).toHaveLength(1);
  });
});

describe("a run", () => {
  const failing = (code: string, isServerDown: boolean) => {
    let tries = 0;
    return {
      send: () => Promise.reject(new MailError(code, false, isServerDown)),
      get tries() {
        return tries;
      },
      count: () => (tries += 1),
    };
  };

  test("waits longer after each failure: 1, 5, 15, 60, 180, 360 minutes, and never gives up", async () => {
    const mailer = failing("EMESSAGE", false);
    const runtime = testRuntime({
      settings: mailSettings,
      parts: { mailer: { send: () => (mailer.count(), mailer.send()) } },
    });
    await accept(runtime);
    for (const wait of [1, 5, 15, 60, 180, 360, 360, 360]) {
      const before = mailer.tries;
      runtime.wait(wait * minute - 1);
      await deliverDue(runtime);
      expect(mailer.tries).toBe(before);
      runtime.wait(1);
      await deliverDue(runtime);
      expect(mailer.tries).toBe(before + 1);
    }
  });

  test("does not wait for a time that only a wrong clock has set: no pause is that long", async () => {
    const parts = { mailer: failing("ECONNECTION", true) };
    const runtime = testRuntime({ settings: mailSettings, parts });
    const ahead = 10_000 * minute;
    runtime.wait(ahead);
    await accept(runtime);
    runtime.wait(-ahead);
    const mailer = keepingMailer();
    await deliverDue({ ...runtime, mailer });
    expect(mailer.sent).toHaveLength(1);
  });

  test("stops when the server is down, and goes on after a message that it refuses", async () => {
    for (const [isServerDown, tries] of [
      [true, 1],
      [false, 3],
    ] as const) {
      const mailer = failing("X", isServerDown);
      const runtime = testRuntime({ settings: mailSettings });
      for (const message of ["a", "b", "c"]) await accept(runtime, { message });
      await deliverDue({ ...runtime, mailer: { send: () => (mailer.count(), mailer.send()) } });
      expect(mailer.tries).toBe(tries);
    }
  });

  test("sends each message once when several run at the same time", async () => {
    const mailer = keepingMailer();
    const runtime = testRuntime({ settings: mailSettings });
    for (let number = 0; number < 30; number += 1) await accept(runtime, { message: `Message ${number}` });
    const withMail = { ...runtime, mailer };
    const otherProcess = { ...withMail, lock: testRuntime().lock };
    await Promise.all([deliverDue(withMail), deliverDue(otherProcess), deliverDue(withMail)]);
    await deliverDue(otherProcess);
    expect(mailer.sent).toHaveLength(30);
    expect(new Set(mailer.sent.map(({ messageId }) => messageId)).size).toBe(30);
  });

  test("does nothing while another process is at it", async () => {
    const runtime = testRuntime({ settings: mailSettings, parts: { mailer: keepingMailer() } });
    await takeLease(runtime.store, "outbox", { ...runtime, duration: minute });
    await expect(deliverDue(runtime)).resolves.toEqual({ status: "busy", sent: 0, failed: 0 });
  });

  test("that took so long that another began in its place stops", async () => {
    const runtime = testRuntime({ settings: mailSettings });
    for (const message of ["a", "b", "c"]) await accept(runtime, { message });
    const other = keepingMailer();
    const slow = keepingMailer();
    const mailer = {
      send: async (message: MailMessage) => {
        runtime.wait(11 * minute);
        await deliverDue({ ...runtime, mailer: other, lock: testRuntime().lock });
        return slow.send(message);
      },
    };
    await deliverDue({ ...runtime, mailer });
    expect([other.sent.length, slow.sent.length]).toEqual([3, 1]);
  });

  test("passes over a damaged record and delivers the others", async () => {
    const mailer = keepingMailer();
    const runtime = testRuntime({ settings: mailSettings });
    await accept(runtime);
    runtime.items.set("inquiries:00000000000000000000000000", '{"half":');
    await expect(deliverDue({ ...runtime, mailer })).resolves.toEqual({ status: "done", sent: 1, failed: 1 });
  });

  test("without a mail server leaves everything for later", async () => {
    const runtime = testRuntime();
    await accept(runtime);
    await expect(deliverDue(runtime)).resolves.toEqual({ status: "off", sent: 0, failed: 0 });
    const mailer = keepingMailer();
    await deliverDue({
      ...runtime,
      environment: testRuntime({ settings: mailSettings }).environment,
      mailer,
    });
    expect(mailer.sent).toHaveLength(1);
  });
});
