import { formatMoney } from "../../../src/domain/money";
import type { ProviderId } from "../../../src/domain/payment";
import { noticeMail } from "../../../src/server/mail/notice-mail";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { payerKinds } from "../../../src/server/mail/payer-words";
import { isForTeam, noticeKinds } from "../../../src/server/payments/notices";
import { addPayer } from "../../../src/server/payments/store/payers";
import type { EventKind, PaymentIntent } from "../../../src/server/payments/store/payment-records";
import { addEvent, addIntent, noteThanks } from "../../../src/server/payments/store/payments";
import { deriveReference, shortReference } from "../../../src/server/reference";
import { createTexts } from "../../../src/server/texts";
import { languageCodes, defaultLanguage } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { testRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import { startTransfer, transferRuntime } from "../support/transfers";

type PayerKind = (typeof payerKinds)[number];
type Before = readonly (readonly [kind: EventKind, minutes: number])[];

const paid = ["paid", 1] as const;
/** What has to have happened to a monthly donation, or to a transfer, before its payer is told. */
const before: Readonly<Record<PayerKind, Before>> = {
  pending: [["pending", 1]],
  paid: [paid],
  corrected: [paid, ["corrected", 2]],
  further: [paid, ["further", 2]],
  further_corrected: [paid, ["further", 2], ["further_corrected", 3]],
  refunded: [paid, ["refunded", 2]],
  partly_refunded: [paid, ["partly_refunded", 2]],
  refund_corrected: [paid, ["refunded", 2], ["refund_corrected", 3]],
  renewed: [paid, ["renewed", 2]],
  renewal_failed: [paid, ["renewal_failed", 2]],
  renewal_refunded: [paid, ["renewed", 2], ["renewal_refunded", 3]],
  dispute_lost: [paid, ["dispute_lost", 2]],
  changed: [paid],
  ended: [paid, ["ended", 2]],
  expired: [["expired", 1]],
  double: [paid],
  link: [paid],
};

/** The words of a mail; a transfer has those of its result page while it is awaited, and any payment when it has run out. */
const keysOf = (kind: PayerKind, provider: ProviderId) => {
  const isTransfer = provider === "transfer";
  const result = {
    pending: isTransfer && "transfer",
    expired: isTransfer ? "transferExpired" : "expired",
  } as const;
  const name = kind === "pending" || kind === "expired" ? result[kind] : false;
  if (name) return [`server:result.${name}Title`, `server:result.${name}`] as const;
  if (kind === "expired") throw new Error("The result page has words for it.");
  return [`server:mail.payer.${kind}.subject`, `server:mail.payer.${kind}.text`] as const;
};

/** Each mail to a payer, of whom it goes to, in each language. */
const mails = languageCodes.flatMap((language) => [
  ...payerKinds.map((kind) => ({ language, kind, provider: "stripe", frequency: "monthly" }) as const),
  ...(["pending", "paid", "expired"] as const).map(
    (kind) => ({ language, kind, provider: "transfer", frequency: "once" }) as const,
  ),
]);

test.each(mails)("a payer reads what happened: $language $kind $provider", async (mail) => {
  const { language, kind, provider, frequency } = mail;
  const { t } = createTexts(siteData, language);
  const runtime = testRuntime();
  const { store } = runtime;
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 15, 0, minutes)).toISOString();
  const charge = { currency: "IDR", minor: 812_500 } as const;
  const intent: PaymentIntent = {
    ...{ reference: deriveReference([kind]), createdAt: at(0), kind: "donation", slug: "forest-fund" },
    ...{ title: "Forest", frequency, provider, charge, chosen: charge, language, channel: "script" },
  };
  const { reference, createdAt, title: item } = intent;
  await addIntent(store, intent);
  await addPayer(store, reference, "ayu@example.org", runtime.now());
  await noteThanks(runtime, reference);
  for (const [event, minutes] of before[kind])
    await addEvent(store, reference, event, {
      ...{ kind: event, occurredAt: at(minutes), receivedAt: at(minutes), amount: charge },
    });
  const occurredAt = at(before[kind].at(-1)?.[1] ?? 0);
  const sent = await payerMail("id", { kind, reference, createdAt, occurredAt, amount: charge }, runtime);
  const [subject, text] = keysOf(kind, provider);
  const all = formatMoney({ ...charge, minor: 2 * charge.minor }, language);
  const values = { amount: formatMoney(charge, language), all, item };
  expect(sent?.subject).toBe(t(subject, values));
  expect(sent?.text.split("\n\n")[0]).toBe(t(text, values));
  expect(plain(sent?.html ?? "")).toContain(plain(t(text, values)));
});

test("of a transfer that was confirmed with another sum, or corrected to one, the team reads which one was asked for", async () => {
  const { t } = createTexts(siteData, defaultLanguage);
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime);
  const { reference, createdAt, charge } = intent;
  const asked = `${t("server:mail.notice.asked")}: ${formatMoney(charge, defaultLanguage)}`;
  for (const kind of ["paid", "corrected"] as const) {
    const lines = async (minor: number) =>
      (
        await noticeMail("id", { kind, reference, createdAt, amount: { ...charge, minor } }, runtime)
      )?.text.split("\n");
    expect(await lines(800_000)).toContain(asked);
    expect(await lines(charge.minor)).not.toContain(asked);
  }
});

test.each(noticeKinds.filter(isForTeam))("the team reads what happened: %s", async (kind) => {
  const { t } = createTexts(siteData, defaultLanguage);
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime);
  const { reference, createdAt, charge } = intent;
  const mail = await noticeMail("id", { kind, reference, createdAt }, runtime);
  const values = { reference: shortReference(reference), amount: formatMoney(charge, defaultLanguage) };
  expect(mail?.subject).toBe(t(`server:mail.notice.${kind}Subject`, values));
  expect(mail?.text.split("\n\n")).toContain(t(`server:mail.notice.${kind}`, values));
});
