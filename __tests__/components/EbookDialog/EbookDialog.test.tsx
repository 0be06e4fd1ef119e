import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EbookDialog } from "../../../src/components/EbookDialog/EbookDialog";
import { currentToast } from "../../../src/components/Toast/toast-store";
import { shelvedResources } from "../../setup/content";
import { renderIn } from "../../setup/render";

function renderDialog(language: "en" | "id", slug: string) {
  const resource = shelvedResources(language).find((each) => each.slug === slug);
  if (!resource) throw new Error(`no ${slug} in the content`);
  renderIn(language, <EbookDialog resource={resource} imprint="Tajuk" onClose={() => undefined} />);
  return within(screen.getByRole("dialog"));
}

it.each([
  [
    "en",
    ["150 pages in English and Indonesian", "2,500+ downloads of this edition", "4.8/5 from 120 reviews"],
    "$29.99",
  ],
  [
    "id",
    ["150 halaman dalam bahasa Indonesia dan Inggris", "2.500+ unduhan edisi ini", "4,8/5 dari 120 ulasan"],
    /29,99$/,
  ],
] as const)("shows in %s what the e-book offers and costs", (language, highlights, price) => {
  const dialog = renderDialog(language, "carbon-handbook");
  expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual(highlights);
  expect(dialog.getByText(price)).toBeVisible();
});

it.each([
  ["en", "carbon-handbook", "Buy the e-book", "You will be redirected to our secure payment processor."],
  ["id", "carbon-handbook", "Beli buku", "Anda akan diarahkan ke pemroses pembayaran kami yang aman."],
  [
    "en",
    "carbon-accounting-course",
    "Buy the course",
    "You will be redirected to our secure payment processor.",
  ],
  [
    "id",
    "carbon-accounting-course",
    "Beli kursus",
    "Anda akan diarahkan ke pemroses pembayaran kami yang aman.",
  ],
] as const)(
  "sends in %s the order of %s, and announces its payment",
  async (language, slug, button, message) => {
    const dialog = renderDialog(language, slug);
    const answer = { status: "sample", amount: { currency: "USD", value: "29.99" } };
    const fetchMock = jest.fn().mockResolvedValue({ json: () => Promise.resolve(answer) });
    Object.assign(globalThis, { fetch: fetchMock });
    await userEvent.click(dialog.getByRole("button", { name: button }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: message, open: true }));
    const [address, { body }] = fetchMock.mock.calls[0] as [string, { body: string }];
    expect(address).toBe("/api/purchases");
    expect(JSON.parse(body)).toMatchObject({ product: slug, language });
  },
);
