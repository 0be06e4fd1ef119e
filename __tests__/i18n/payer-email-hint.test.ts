import type { OrderKind, ProviderId } from "../../src/domain/payment";
import { payerEmailHint } from "../../src/i18n/payer-email-hint";
import { languageCodes } from "../setup/languages";
import { translator } from "../setup/translator";

type Part = "emailGoods" | "emailTransfer" | "emailShared";

describe.each(languageCodes)("what an e-mail address is for, in %s", (language) => {
  const t = translator(language);

  it.each<[OrderKind, readonly ProviderId[], readonly Part[]]>([
    ["donation", ["midtrans", "transfer"], []],
    ["donation", ["stripe", "midtrans"], ["emailShared"]],
    ["purchase", ["midtrans"], ["emailGoods"]],
    ["purchase", ["transfer"], ["emailGoods", "emailTransfer"]],
    ["purchase", ["stripe", "transfer"], ["emailGoods", "emailTransfer", "emailShared"]],
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
