import { escapeMarkup } from "../../../src/domain/escape";
import { defaultLanguage } from "../../../src/domain/languages";
import { formatMoney } from "../../../src/domain/money";
import { daysOfLink } from "../../../src/server/goods/goods-token";
import { recordPaid } from "../../../src/server/ledger/recorded-credits";
import { noticeMail } from "../../../src/server/mail/notice-mail";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { readNotice } from "../../../src/server/payments/notices";
import { dayOf } from "../../../src/server/payments/store/payment-state";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { siteData } from "../support/site-data";
import { startTransfer, storedPayment, transferRuntime } from "../support/transfers";

const { t } = createTexts(siteData, "en");

test("who buys by transfer is written where to send the money, then where the goods are", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { product: "carbon-handbook", email: "ayu@example.org" });
  const { reference, charge } = intent;
  const write = (kind: "pending" | "paid") =>
    payerMail("id", { kind, reference, createdAt: intent.createdAt }, runtime);
  const event = { reference, amount: charge, occurredAt: runtime.now() };
  await recordEvent({ ...event, key: "pending", kind: "pending" }, runtime);
  const asked = await write("pending");
  expect(asked?.to).toEqual(["ayu@example.org"]);
  for (const part of [asked?.text, asked?.html]) expect(part).toContain(siteData.bankAccount?.number);
  expect(asked?.text).not.toContain("/api/goods");
  await recordEvent({ ...event, key: "paid", kind: "paid" }, runtime);
  const thanked = await write("paid");
  expect(thanked?.text).toContain(t("server:result.goods"));
  const goods = t("server:mail.payer.goods", { days: daysOfLink });
  expect(thanked?.text).toContain(goods);
  expect(thanked?.html).toContain(escapeMarkup(goods));
  expect(thanked?.html).toMatch(/href="https:\/\/tajuk\.example\/api\/goods\?token=/);
  expect(await write("pending")).toBeUndefined();
});

test("of a transfer the day is the one on the bank statement, however late the team records it", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { email: "ayu@example.org" });
  const { reference, charge } = intent;
  runtime.wait(5 * 24 * 60 * 60_000);
  await recordPaid(
    await storedPayment(runtime, reference),
    { amount: charge, date: intent.createdAt.slice(0, 10) },
    runtime,
  );
  const id = `${reference}-paid`;
  const notice = await readNotice(runtime.store, id);
  const mail = notice && (await payerMail(id, notice, runtime));
  const { date } = createTexts(siteData, intent.language);
  expect(mail?.text).toContain(date(intent.createdAt.slice(0, 10)));
  expect(mail?.text).not.toContain(date(runtime.now().toISOString().slice(0, 10)));
});

test.each(languageCodes)(
  "a mail in %s about money has its day, and who was paid, for the payer's books",
  async (language) => {
    const { t, date, of } = createTexts(siteData, language);
    const runtime = transferRuntime();
    const { intent } = await startTransfer(runtime, { language, email: "ayu@example.org" });
    const { reference, createdAt } = intent;
    // in the evening of that day in UTC the organisation has the next one
    const told = { reference, createdAt, occurredAt: "2026-02-03T20:00:00.000Z" };
    const recipient = t("server:result.recipient", { recipient: of(siteData.site.recipient) });
    const day = date("2026-02-04");
    for (const kind of ["paid", "renewed"] as const) {
      const mail = await payerMail("id", { ...told, kind }, runtime);
      const lines = mail?.text.split("\n\n");
      expect(lines).toEqual(expect.arrayContaining([t("server:result.paidOn", { date: day }), recipient]));
    }
    for (const kind of ["refunded", "renewal_refunded"] as const) {
      const mail = await payerMail("id", { ...told, kind }, runtime);
      expect(mail?.text.split("\n\n")).toContain(t("server:result.refundedOn", { date: day }));
      expect(mail?.text).not.toContain(recipient);
    }
  },
);

test("what was refunded is told, whatever the payer's bank took back besides, until more is", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { email: "ayu@example.org" });
  const { reference, charge, createdAt } = intent;
  const happens = (kind: "paid" | "dispute_lost" | "partly_refunded", minor: number) =>
    recordEvent(
      {
        ...{ reference, kind, occurredAt: runtime.now() },
        key: `${kind}-${minor}`,
        amount: { ...charge, minor },
      },
      runtime,
    );
  await happens("paid", charge.minor);
  await happens("dispute_lost", 1000);
  await happens("partly_refunded", 2000);
  const refund = {
    ...{ kind: "partly_refunded" as const, reference, createdAt },
    amount: { ...charge, minor: 2000 },
  };
  const { t, locale, date } = createTexts(siteData, intent.language);
  const sum = (minor: number) => formatMoney({ ...charge, minor }, locale);
  const bank = { part: sum(1000), date: date(dayOf({ occurredAt: runtime.now().toISOString() })) };
  expect((await payerMail("id", refund, runtime))?.text.split("\n\n")).toEqual(
    expect.arrayContaining([
      t("server:result.sentBack", { part: sum(3000) }),
      t("server:result.bankTookOf", bank),
    ]),
  );
  await happens("partly_refunded", 3000);
  expect(await payerMail("id", refund, runtime)).toBeUndefined();
});

test.each([
  ["a part", 1000],
  ["all", undefined],
])("of what the bank takes back after %s was refunded, mail says what the books count", async (_, part) => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { email: "ayu@example.org" });
  const { reference, charge } = intent;
  const happens = (kind: "paid" | "refunded" | "partly_refunded" | "dispute_lost", minor = charge.minor) => {
    const event = { reference, kind, key: kind, occurredAt: runtime.now(), amount: { ...charge, minor } };
    runtime.wait(1000);
    return recordEvent(event, runtime);
  };
  await happens("paid");
  await happens(part ? "partly_refunded" : "refunded", part);
  await happens("dispute_lost");
  const id = `${reference}-dispute_lost-dispute_lost`;
  const notice = await readNotice(runtime.store, id);
  const counted = charge.minor - (part ?? charge.minor);
  const sum = (minor: number, { locale }: { readonly locale: string }) =>
    formatMoney({ ...charge, minor }, locale);
  const texts = createTexts(siteData, intent.language);
  const mail = notice && (await payerMail(id, notice, runtime));
  // of nothing, there is nothing to tell
  expect(mail?.subject).toBe(
    counted > 0
      ? texts.t("server:mail.payer.dispute_lost.subject", { amount: sum(counted, texts) })
      : undefined,
  );
  if (mail) expect(mail.text.split(sum(charge.minor, texts))).toHaveLength(2);
  const team = createTexts(siteData, defaultLanguage);
  const toTeam = notice && (await noticeMail(id, notice, runtime));
  expect(toTeam?.text).toContain(team.t("server:mail.notice.beyond", { counted: sum(counted, team) }));
});
