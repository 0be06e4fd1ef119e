import { screen } from "@testing-library/react";
import { PaymentMethods } from "../../../src/components/Order/PaymentMethods";
import { useWaysToPay } from "../../../src/components/Order/useWaysToPay";
import type { Payments } from "../../../src/domain/contract/order-answers";
import type { Currency } from "../../../src/domain/currency";
import { formatMoney, toMoney, type Money } from "../../../src/domain/money";
import { localizedPath } from "../../../src/domain/paths";
import { transfers } from "../../../src/domain/transfer";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const once = { kinds: ["donation"], frequencies: ["once"] } as const;
const midtrans = {
  id: "midtrans",
  currency: "IDR",
  minimum: "10000",
  maximum: "999999999",
  ...once,
} as const;
const transfer = { ...midtrans, id: "transfer" } as const;
const stripe = { id: "stripe", currency: "USD", minimum: "0.50", maximum: "999999.99", ...once } as const;

type Methods = Extract<Payments, { readonly mode: "live" }>["methods"];

function Ways({ methods, amount }: { readonly methods: Methods; readonly amount: Money }) {
  const rupiahRate = { perDollar: 16_000, date: "2025-09-30" };
  const payments: Payments = { mode: "live", mails: false, methods, rupiahRate };
  const choice = useWaysToPay({ kind: "donation", slug: "meadow-fund", frequency: "once", payments, amount });
  return <PaymentMethods kind="donation" {...{ payments, amount, choice }} />;
}

const show = (language: Language, amount: Money, ...methods: Methods) =>
  renderIn(language, <Ways {...{ methods, amount }} />);

it.each(languageCodes)("promises in %s QRIS and wallets for the sums that they take alone", (language) => {
  const t = translator(language);
  for (const [sum, name] of [
    [transfers.largestQris, "midtrans"],
    [transfers.largestQris + 1, "virtualAccount"],
  ] as const) {
    const amount = toMoney("IDR", sum);
    const { unmount } = show(language, amount, midtrans);
    const words = t(`server:review.${name}`, { amount: formatMoney(amount, language) });
    expect(screen.getByRole("radio", { name: words })).toBeChecked();
    unmount();
  }
});

it.each([
  ["en", "USD", [transfer], 1],
  ["en", "IDR", [transfer], 1],
  ["id", "USD", [transfer], 1],
  ["id", "IDR", [transfer], 0],
  ["en", "USD", [transfer, stripe], 0],
] as const satisfies readonly (readonly [Language, Currency, Methods, number])[])(
  "tells who is probably abroad what a transfer means for them: in %s, of %s",
  (language, currency, methods, is) => {
    const t = translator(language);
    show(language, toMoney(currency, currency === "USD" ? 50 : 800_000), ...methods);
    expect(screen.queryAllByText(t("server:review.abroad"), { exact: false })).toHaveLength(is);
    const links = screen.queryAllByRole("link", { name: t("server:page.ask") });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      is ? [localizedPath("/#contact", language)] : [],
    );
  },
);
