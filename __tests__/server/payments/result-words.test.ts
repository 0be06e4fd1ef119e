import type { Payment } from "../../../src/domain/contract/payment-answers";
import { formatMoney } from "../../../src/domain/money";
import { toPaymentView } from "../../../src/server/payments/http/payment-view";
import { resultPage } from "../../../src/server/payments/pages/result-page";
import { titleIn } from "../../../src/server/payments/purpose";
import { createTexts, type TextKey } from "../../../src/server/texts";
import { type Language, languageCodes } from "../../setup/languages";
import { get, jsonOf } from "../support/requests";
import { handleStatus } from "../support/routes";
import { siteData } from "../support/site-data";
import { startTransfer, transferRuntime } from "../support/transfers";

const card = { method: "stripe" } as const;

/** How a payment stands, and its words. */
const standings = [
  [{ ...card, state: "created", charged: "no" }, "open"],
  [{ ...card, state: "created", charged: "unknown" }, "unconfirmed"],
  [{ ...card, state: "pending" }, "pending"],
  [{ ...card, state: "paid" }, "paid"],
  [{ ...card, state: "failed" }, "failed"],
  [{ ...card, state: "expired" }, "expired"],
  [{ ...card, state: "replaced" }, "replaced"],
  [{ ...card, state: "mismatch" }, "mismatch"],
  [{ ...card, state: "refunded" }, "refunded"],
  [{ ...card, state: "refunded", bankTookBack: true }, "takenBack"],
  [{ state: "pending" }, "transfer"],
  [{ state: "expired" }, "transferExpired"],
] as const;

const cases = standings.flatMap(([standing, name]) =>
  languageCodes.map((language) => [language, name, standing] as const),
);

/** The page of a payment that stands so, and what it is about. */
async function shown(language: Language, standing: Partial<Payment>) {
  const runtime = transferRuntime();
  const payment = await startTransfer(runtime, { language });
  const { intent } = payment;
  const texts = createTexts(siteData, language);
  const view = { ...(await toPaymentView({ ...payment, charged: "unknown" }, runtime, texts)), ...standing };
  const html = resultPage(runtime, texts, { view, intent, still: false, isEarlier: false });
  return { html, values: { amount: formatMoney(intent.charge, language), item: intent.title }, texts };
}

test.each(cases)("the page says in %s how a payment stands: %s", async (language, name, standing) => {
  const { html, values, texts } = await shown(language, standing);
  const key: TextKey = `server:result.${name}`;
  expect(html).toContain(`<h1>${texts.t(`${key}Title`, values)}</h1>`);
  expect(html).toContain(`<p>${texts.t(key, values)}</p>`);
});

test.each(languageCodes)("of a monthly gift it says in %s that its first month came in", async (language) => {
  const { html, values, texts } = await shown(language, { ...card, state: "paid", frequency: "monthly" });
  expect(html).toContain(`<p>${texts.t("server:result.paidFirst", values)}</p>`);
  expect(html).not.toContain(texts.t("server:result.paid", values));
});

test.each(languageCodes)(
  "the page says in %s where to ask about what came in, even if it went back",
  async (language) => {
    for (const standing of [
      { ...card, state: "paid" },
      { ...card, state: "refunded" },
    ] as const) {
      const { html, texts } = await shown(language, standing);
      expect(html).toContain(texts.t("server:transfer.ask", { email: siteData.site.email }));
      const recipient = texts.of(siteData.site.recipient);
      expect(html).toContain(texts.t("server:result.recipient", { recipient }));
    }
  },
);

test.each(languageCodes)("a receipt in %s on paper has no link to the goods", async (language) => {
  const goodsUrl = "https://tajuk.example/api/goods?token=7";
  const { html, texts } = await shown(language, { ...card, state: "paid", kind: "purchase", goodsUrl });
  const link = `<a href="${goodsUrl}">${texts.t("server:result.goods")}</a>`;
  const again = texts.t("server:result.goodsAgain", { email: siteData.site.email });
  expect(html).toContain(`<p data-unprinted><strong>${link}</strong></p>\n<p data-unprinted>${again}</p>`);
});

test.each(languageCodes)(
  "scripts get what was ordered in %s, the language of their page",
  async (language) => {
    const runtime = transferRuntime();
    const { intent } = await startTransfer(runtime, { language: language === "en" ? "id" : "en" });
    const { payment } = jsonOf(await handleStatus(get({ ref: intent.reference, lang: language }), runtime));
    const title = titleIn(createTexts(siteData, language), intent, siteData);
    expect(title).not.toBe(intent.title);
    expect(payment).toMatchObject({ title, language: intent.language });
  },
);
