import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EbookDialog } from "../../../src/components/EbookDialog/EbookDialog";
import { currentToast, dismissToast } from "../../../src/components/Toast/toast-store";
import { formatMoney } from "../../../src/i18n/format";
import { languageCodes, type Language } from "../../../src/i18n/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { resourcesOn } from "../../setup/site";
import { translator } from "../../setup/translator";

const soldIn = (language: Language) => resourcesOn(language, "card").filter(({ price }) => price > 0);

afterEach(() => dismissToast(currentToast()?.id ?? 0));

it("is tried with paid resources of two types", () => {
  expect(new Set(soldIn("en").map(({ type }) => type)).size).toBe(2);
});

const cases = languageCodes.flatMap((language) =>
  soldIn(language).map((resource) => ({ language, resource })),
);

describe.each(cases)("$resource.slug in $language", ({ language, resource }) => {
  const t = translator(language);

  function renderDialog() {
    renderIn(language, <EbookDialog resource={resource} imprint="Teluk Kita" onClose={() => undefined} />);
    const name = [resource.title, resource.subtitle].filter(Boolean).join(" ");
    return within(screen.getByRole("dialog", { name }));
  }

  it("shows what is offered and what it costs", () => {
    const dialog = renderDialog();
    const highlights = dialog.getAllByRole("listitem").map((item) => item.textContent);
    expect(highlights).toEqual(resource.highlights);
    expect(dialog.getByText(resource.summary ?? resource.description)).toBeVisible();
    expect(dialog.getByText(plain(formatMoney(resource.price, language)))).toBeVisible();
  });

  it("sends its order, and announces its payment", async () => {
    const dialog = renderDialog();
    const answer = { status: "sample", amount: { currency: "USD", value: "29.99" } };
    const fetchMock = jest.fn().mockResolvedValue({ json: () => Promise.resolve(answer) });
    Object.assign(globalThis, { fetch: fetchMock });
    await userEvent.click(dialog.getByRole("button", { name: t(`resources:buy.${resource.type}`) }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: t("resources:redirect"), open: true }));
    const [address, { body }] = fetchMock.mock.calls[0] as [string, { body: string }];
    expect(address).toBe("/api/purchases");
    expect(JSON.parse(body)).toMatchObject({ product: resource.slug, language });
  });
});
