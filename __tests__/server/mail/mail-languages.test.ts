import type { Fields } from "../../../src/domain/record";
import { noticeMail } from "../../../src/server/mail/notice-mail";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { readNotice, noticeIds } from "../../../src/server/payments/notices";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { createTexts } from "../../../src/server/texts";
import { defaultLanguage } from "../../setup/languages";
import { get } from "../support/requests";
import { handleResult } from "../support/routes";
import { siteData } from "../support/site-data";
import { startTransfer, transferRuntime } from "../support/transfers";

const [campaign] = siteData.campaigns;
const [project] = siteData.projects;
const [product] = siteData.products;

/** What each language calls an order. */
const called = (language: string, fields: Fields) => {
  const { t, of } = createTexts(siteData, language);
  if (fields.product) return t("server:order.purchase", { title: of(product?.title ?? {}) });
  const fund = of(campaign?.title ?? {});
  const title = fields.project
    ? t("server:order.forProject", { title: fund, project: of(project?.title ?? {}) })
    : fund;
  return t("server:order.donation", { title });
};

async function paid(fields: Fields) {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { ...fields, language: "id", email: "ayu@example.org" });
  const { reference, charge: amount } = intent;
  const occurredAt = runtime.now();
  await recordEvent({ reference, amount, occurredAt, key: "paid", kind: "paid" }, runtime);
  const [id = ""] = await noticeIds(runtime.store);
  const notice = await readNotice(runtime.store, id);
  if (!notice) throw new Error("Nothing is told.");
  return { runtime, reference, notice };
}

test.each([{}, { project: project?.slug }, { product: product?.slug }])(
  "each mail and each page about %j is in one language throughout",
  async (fields) => {
    const { runtime, reference, notice } = await paid(fields);
    const [ours, theirs] = [called(defaultLanguage, fields), called("id", fields)];
    const team = await noticeMail("id", notice, runtime);
    expect(team?.text).toContain(`: ${ours}`);
    expect(team?.text).not.toContain(theirs);
    const payer = await payerMail("id", notice, runtime);
    for (const text of [payer?.text, payer?.html]) {
      expect(text).toContain(theirs);
      expect(text).not.toContain(ours);
    }
    for (const [lang, title] of [
      ["en", ours],
      ["id", theirs],
    ] as const)
      expect((await handleResult(get({ ref: reference, lang }), runtime)).body).toContain(title);
  },
);

test("what the site no longer has is named as the payer was told", async () => {
  const { runtime, notice } = await paid({});
  const bare = { ...runtime, siteData: { ...siteData, campaigns: [] } };
  expect((await noticeMail("id", notice, bare))?.text).toContain(called("id", {}));
});
