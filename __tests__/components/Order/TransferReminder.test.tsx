import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepTransfer, keptTransfer } from "../../../src/components/Order/begun-transfer";
import { TransferReminder } from "../../../src/components/Order/TransferReminder";
import { useOrder } from "../../../src/components/Order/useOrder";
import { paymentResultPath } from "../../../src/domain/addresses";
import { formatMoment } from "../../../src/domain/format";
import { formatMoney } from "../../../src/domain/money";
import { localizedPath } from "../../../src/domain/paths";
import { orderAddresses } from "../../../src/domain/payment";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const slug = "meadow-fund";
const deadline = "2026-01-22T08:00:00.000Z";
const awaited = {
  ...{ state: "pending", method: "transfer", deadline },
  amount: { currency: "IDR", value: "50123" },
};

function answer(status: number, payment?: object) {
  const json = () => Promise.resolve({ status: "ok", payment });
  const fetch = jest.fn().mockResolvedValue({ ok: status === 200, status, json });
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeEach(() => {
  localStorage.clear();
  keepTransfer(slug, "https://tajuk.example/donate/result/?ref=abc");
});

it.each(languageCodes)("reminds in %s of a transfer that is awaited, with a link to it", async (language) => {
  const t = translator(language);
  const fetch = answer(200, awaited);
  renderIn(language, <TransferReminder slug={slug} />);
  const link = await screen.findByRole("link", { name: t("server:transfer.seeBegun") });
  expect(link).toHaveAttribute("href", localizedPath(`${paymentResultPath}?ref=abc`, language));
  const amount = formatMoney({ currency: "IDR", minor: 50_123 }, language);
  const said = t("server:transfer.begun", { amount, deadline: formatMoment(new Date(deadline), language) });
  expect(link.parentElement).toHaveTextContent(plain(said));
  expect(fetch.mock.calls).toMatchObject([[`/api/payments/status?ref=abc&lang=${language}`, {}]]);
});

it.each([
  ["has arrived", 200, { ...awaited, state: "paid" }, undefined],
  ["another payment made needless", 200, { ...awaited, alsoBegun: { state: "paid" } }, undefined],
  ["has run out", 200, { ...awaited, state: "expired" }, undefined],
  ["is not known any more", 404, undefined, undefined],
  ["cannot be looked up", 503, undefined, "abc"],
] as const)("says nothing of one that %s", async (_what, status, payment, left) => {
  const fetch = answer(status, payment);
  const { container } = renderIn("en", <TransferReminder slug={slug} />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await waitFor(() => expect(keptTransfer(slug)).toBe(left));
  expect(container).toBeEmptyDOMElement();
});

it.each(languageCodes)("leads in %s to what was bought by a transfer that has arrived", async (language) => {
  const t = translator(language);
  const goodsUrl = "https://tajuk.example/api/goods?token=7";
  answer(200, { ...awaited, state: "paid", deadline: undefined, kind: "purchase", goodsUrl });
  renderIn(language, <TransferReminder slug={slug} />);
  expect(await screen.findByText(t("server:transfer.bought"), { exact: false })).toBeVisible();
  expect(screen.getByRole("link", { name: t("server:result.goods") })).toHaveAttribute("href", goodsUrl);
  expect(keptTransfer(slug)).toBe("abc");
});

it("asks nothing where none was begun for this", () => {
  const fetch = answer(200, awaited);
  renderIn("en", <TransferReminder slug="other-fund" />);
  expect(fetch).not.toHaveBeenCalled();
});

function Form() {
  const { form } = useOrder(orderAddresses.donation);
  return (
    <form {...form}>
      <input type="hidden" name="campaign" value="other-fund" />
      <button>Give</button>
    </form>
  );
}

it.each([
  ["transfer", "7"],
  ["stripe", undefined],
])("is kept when one is begun, by %s", async (method, reference) => {
  history.replaceState(null, "", "/?ref=7");
  // jsdom follows no address but one on the same page
  const json = () => Promise.resolve({ status: "redirect", method, url: `${location.href}#opened` });
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue({ json }) });
  renderIn("en", <Form />);
  await userEvent.click(screen.getByRole("button"));
  await waitFor(() => expect(location.hash).toBe("#opened"));
  expect(keptTransfer("other-fund")).toBe(reference);
});
