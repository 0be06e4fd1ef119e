import { hour, minute } from "../../../src/domain/durations";
import { readEnvironment } from "../../../src/server/environment/environment";
import { createMailer, MailError, type MailMessage, type Mailer } from "../../../src/server/mail/mailer";
import { deliverDue } from "../../../src/server/outbox/deliver-due";
import { openStore } from "../../../src/server/storage/open-store";
import { times } from "../../setup/counts";
import { temporaryFolder } from "../../setup/temporary-folder";
import { goodInquiry, jsonPost } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { mailSettings, testRuntime } from "../support/runtime";
import { smtpStandIn } from "../support/smtp-stand-in";

const count = times(60, 10_000);
jest.setTimeout(20 * minute);

const serverDown = new MailError("ECONNECTION", false, true);

/** Messages after which the mailer connects anew. */
const perConnection = 100;

/** No pause that a busy machine makes is as long, so that the number of connections depends on messages alone. */
const patient = {
  connectionTimeout: minute,
  greetingTimeout: minute,
  socketTimeout: minute,
  idleTimeout: hour,
};

const message = {
  from: "web@tajuk.example",
  to: ["team@tajuk.example"],
  subject: "A subject",
  text: "A text.",
  date: new Date(0),
  automatic: "auto-generated",
} as const satisfies Omit<MailMessage, "messageId">;

test(`${count} messages are sent over a connection for each hundred, the rest of them after the mail server was down`, async () => {
  const STORAGE_DIRECTORY = temporaryFolder();
  const store = await openStore(readEnvironment({ STORAGE_DIRECTORY }));
  let connections = 0;
  const onConnect = (_: unknown, done: () => void) => {
    connections += 1;
    done();
  };
  const smtp = await smtpStandIn({ onConnect });
  const mailer = createMailer(smtp.url, patient);
  const accepting = testRuntime({ parts: { store } });
  for (let number = 0; number < count; number += 1) {
    await handleInquiry(jsonPost({ ...goodInquiry, idempotencyKey: `message-${1e9 + number}` }), accepting);
  }
  let left = count / 2;
  const failing: Mailer = {
    send: (message) => (left-- > 0 ? mailer.send(message) : Promise.reject(serverDown)),
  };
  await deliverDue(testRuntime({ settings: mailSettings, parts: { store, mailer: failing } }));
  expect(smtp.taken).toHaveLength(count / 2);

  const later = testRuntime({ settings: mailSettings, parts: { store, mailer } });
  later.wait(2 * minute);
  const started = Date.now();
  expect(await deliverDue(later)).toEqual({ status: "done", sent: count / 2, failed: 0 });
  expect(Date.now() - started).toBeLessThan(5 * minute);
  const ids = smtp.taken.map(({ source }) => /^Message-ID: (.*)$/m.exec(source)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  expect(connections).toBe(Math.ceil(count / perConnection));
});

test("a connection that no message needs is closed, and the next message gets another", async () => {
  const closings: (() => void)[] = [];
  const smtp = await smtpStandIn({ onClose: () => closings.shift()?.() });
  const mailer = createMailer(smtp.url, { ...patient, idleTimeout: 1 });
  for (const messageId of ["<1@tajuk.example>", "<2@tajuk.example>"]) {
    const closed = new Promise<void>((resolve) => closings.push(resolve));
    await mailer.send({ ...message, messageId });
    await closed;
  }
  expect(smtp.taken).toHaveLength(2);
});
