import { languageCodes, defaultLanguage } from "../../../src/domain/languages";
import { formatMoney } from "../../../src/domain/money";
import { noticeMail } from "../../../src/server/mail/notice-mail";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { isForTeam, noticeKinds } from "../../../src/server/payments/notices";
import { shortReference } from "../../../src/server/reference";
import { createTexts } from "../../../src/server/texts";
import { siteData } from "../support/site-data";
import { startTransfer, transferRuntime } from "../support/transfers";

const told = ["paid", "refunded", "partly_refunded", "renewed", "renewal_refunded", "ended"] as const;

test.each(languageCodes)("each e-mail to a payer says what happened, in %s", async (language) => {
  const { t } = createTexts(siteData, language);
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { language, email: "ayu@example.org" });
  const { reference, createdAt, title: item, charge: amount } = intent;
  for (const kind of told) {
    const mail = await payerMail("id", { kind, reference, createdAt, amount }, runtime);
    const values = { amount: formatMoney(amount, language), item };
    expect(mail?.subject).toBe(t(`server:mail.payer.${kind}.subject`, values));
    expect(mail?.text.split("\n\n")).toContain(t(`server:mail.payer.${kind}.text`, values));
  }
});

test("of a transfer that was confirmed with another sum, the team reads which one was asked for", async () => {
  const { t } = createTexts(siteData, defaultLanguage);
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime);
  const { reference, createdAt, charge } = intent;
  const lines = async (minor: number) =>
    (
      await noticeMail("id", { kind: "paid", reference, createdAt, amount: { ...charge, minor } }, runtime)
    )?.text.split("\n");
  const asked = `${t("server:mail.notice.asked")}: ${formatMoney(charge, defaultLanguage)}`;
  expect(await lines(800_000)).toContain(asked);
  expect(await lines(charge.minor)).not.toContain(asked);
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
