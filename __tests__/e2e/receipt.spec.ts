import { expect, test } from "@playwright/test";
import { siteSettings } from "../../src/content-model/settings/site";
import { localizedPath } from "../../src/domain/paths";
import { orderPages } from "../../src/domain/payment";
import { recipientOf } from "../../src/domain/payment-result";
import { languageCodes } from "../setup/languages";
import { copyOf } from "../setup/site";
import { translator } from "../setup/translator";
import { startGivingSite, type GivingSite } from "./support/giving-site";
import { closed, printedPages } from "./support/printed";

let site: GivingSite;

test.beforeAll(async () => {
  site = await startGivingSite();
});

test.afterAll(() => site.close());

for (const language of languageCodes) {
  const t = translator(language);

  test(`a receipt in ${language} is one page that names who was paid, without what can only be pressed @desktop`, async ({
    page,
  }) => {
    await page.goto(`${site.url}/inquiry-sent/`);
    const fields = { currency: "USD", customAmount: "20", language, method: "stripe" };
    const answer = await page.request.post(`${site.url}/api/donations`, {
      data: { ...fields, idempotencyKey: `receipt-of-tests-${language}` },
      headers: { origin: site.url },
    });
    const { url } = (await answer.json()) as { readonly url: string };
    await page.goto(url);
    await page.getByRole("button", { name: "pay" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("server:result.paidTitle"));
    const ref = new URL(page.url()).searchParams.get("ref") ?? "";
    const plain = `${site.url}${orderPages.result}?ref=${ref}&lang=${language}`;
    for (const address of [`${site.url}${localizedPath("/donate/result/", language)}?ref=${ref}`, plain]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("server:result.paidTitle"));
      const [text = "", ...further] = await printedPages(page);
      expect(further).toEqual([]);
      const recipient = recipientOf(copyOf(siteSettings, language));
      expect(text).toContain(closed(t("server:result.recipient", { recipient })));
      for (const key of ["server:thanks.share", "donate:result.backToChoice"] as const)
        expect(text).not.toContain(closed(t(key)));
      expect(text).not.toContain("wa.me");
    }
  });
}
