import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EbookDialog } from "../../../src/components/EbookDialog/EbookDialog";
import { currentToast } from "../../../src/components/Toast/toast-store";
import { formatAmount } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { pricesFor } from "../../../src/domain/price";
import { languageCodes, type Language } from "../../setup/languages";
import { answerPayments, livePayments, paidBy, samplePayments } from "../../setup/payments";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { resourcesOn } from "../../setup/site";
import { translator } from "../../setup/translator";

const soldIn = (language: Language) => resourcesOn(language, "card").filter(({ price }) => price > 0);

beforeEach(() => void answerPayments());

it("is tried with paid resources of several types", () => {
  expect(new Set(soldIn("en").map(({ type }) => type)).size).toBeGreaterThan(1);
});

const cases = languageCodes.flatMap((language) =>
  soldIn(language).map((resource) => ({ language, resource })),
);

describe.each(cases)("$resource.slug in $language", ({ language, resource }) => {
  const t = translator(language);
  const buyName = t(`resources:buy.${resource.type}`);
  const trialName = t("forms:order.trial", { action: buyName });

  function renderDialog(deliverable = false) {
    const shown = { ...resource, deliverable };
    renderIn(language, <EbookDialog resource={shown} imprint="Teluk Kita" onClose={() => undefined} />);
    const name = [resource.title, resource.subtitle].filter(Boolean).join(" ");
    return within(screen.getByRole("dialog", { name }));
  }

  it("shows what is offered and what it costs", () => {
    const dialog = renderDialog();
    const highlights = dialog.getAllByRole("listitem").map((item) => item.textContent);
    expect(highlights).toEqual(resource.highlights);
    expect(dialog.getByText(resource.summary ?? resource.description)).toBeVisible();
    expect(dialog.getByText(plain(formatAmount(pricesFor(language, resource)[0], language)))).toBeVisible();
  });

  it("sends its order, and says in the dialog where it would lead and that nothing is charged", async () => {
    const answer = { status: "sample", amount: { currency: "USD", value: "29.99" } };
    const orders = answerPayments(samplePayments, answer);
    const dialog = renderDialog();
    const buy = await dialog.findByRole("button", { name: trialName });
    expect(buy).toHaveAccessibleDescription(t("forms:order.next.sample"));
    await userEvent.click(buy);
    const status = within(dialog.getByRole("status"));
    expect(await status.findByText(t("forms:order.samplePurchase"))).toBeVisible();
    expect(status.getByText(t("forms:order.sample"))).toBeVisible();
    expect(orders).toMatchObject([{ address: "/api/purchases", product: resource.slug, language }]);
    expect(currentToast()).toBeNull();
  });

  it("that cannot be delivered is shown as not on sale, and can be asked for and tried in the demonstration", async () => {
    answerPayments(samplePayments);
    const dialog = renderDialog();
    expect(await dialog.findByText(t("forms:order.next.sample"))).toBeVisible();
    expect(dialog.getByText(t("resources:notOnSale.text"), { exact: false })).toBeVisible();
    const path = localizedPath(`/resources/${resource.slug}/#contact`, language);
    expect(dialog.getByRole("link", { name: t("resources:notOnSale.ask") })).toHaveAttribute("href", path);
    expect(dialog.getByRole("button", { name: trialName })).toBeEnabled();
  });

  it.each([
    ["that cannot be delivered has no button to buy where payments are taken", livePayments, false],
    ["has no button to buy where nothing can be paid", { ...samplePayments, mode: "none" }, true],
  ] as const)("%s", async (_, payments, deliverable) => {
    answerPayments(payments);
    const dialog = renderDialog(deliverable);
    await waitFor(() => expect(dialog.queryByRole("button", { name: buyName })).not.toBeInTheDocument());
    expect(dialog.getByRole("link", { name: t("resources:notOnSale.ask") })).toBeVisible();
  });

  it("says what is true in any case where the next step asks how to pay", async () => {
    answerPayments(paidBy({}, { id: "transfer" }));
    const dialog = renderDialog(true);
    const buy = dialog.getByRole("button", { name: buyName });
    const soon = { timeout: 300 };
    await expect(dialog.findByText(t("forms:order.next.mixed"), {}, soon)).rejects.toThrow();
    expect(buy).toHaveAccessibleDescription(t("forms:order.next.unknown"));
  });

  it("is on sale once it can be delivered", async () => {
    answerPayments(livePayments);
    const dialog = renderDialog(true);
    const buy = dialog.getByRole("button", { name: buyName });
    await waitFor(() => expect(buy).toHaveAccessibleDescription(t("forms:order.next.live")));
    expect(dialog.queryByText(t("resources:notOnSale.text"), { exact: false })).not.toBeInTheDocument();
  });
});
