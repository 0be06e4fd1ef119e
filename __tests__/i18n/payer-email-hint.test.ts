import { languageCodes } from "../../src/domain/languages";
import type { OrderKind, ProviderId } from "../../src/domain/payment";
import { payerEmailHint } from "../../src/i18n/payer-email-hint";
import { translator } from "../setup/translator";

describe.each(languageCodes)("what an e-mail address is for, in %s", (language) => {
  const t = translator(language);

  it.each<[OrderKind, readonly ProviderId[], readonly ("emailGoods" | "emailShared")[]]>([
    ["donation", ["midtrans", "transfer"], []],
    ["donation", ["stripe", "midtrans"], ["emailShared"]],
    ["purchase", ["transfer"], ["emailGoods"]],
    ["purchase", ["stripe"], ["emailGoods", "emailShared"]],
  ])("of a %s with %j: %j beside the confirmation", (kind, methods, more) => {
    const said = payerEmailHint(
      t,
      kind,
      methods.map((id) => ({ id })),
    );
    expect(said).toBe(
      [t("forms:order.emailHint"), ...more.map((name) => t(`forms:order.${name}`))].join(" "),
    );
  });
});
