import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../../src/i18n/languages";
import { ResourceView } from "../../../src/views/resource/ResourceView";
import { allResources, resourcesCopy } from "../../setup/content";
import { renderIn } from "../../setup/render";

const organisation = { name: "Tajuk", email: "halo@tajuk.example" };

function renderResource(language: Language, slug: string) {
  const resource = allResources(language).find((each) => each.slug === slug);
  if (!resource) throw new Error(`no ${slug} in the content`);
  renderIn(
    language,
    <ResourceView resource={resource} page={resourcesCopy(language)} organisation={organisation} />,
    `/resources/${slug}/`,
  );
}

describe.each([
  {
    language: "en",
    book: "The Carbon Handbook for Indonesian organisations",
    labels: ["Type", "Rating", "Length", "Downloads"],
    facts: ["E-book", "4.8/5 from 120 reviews", "150 pages", "5,000+ downloads"],
    highlights: "What you get",
    price: "$29.99",
    buy: "Buy the e-book",
    redirect: "You will be redirected to our secure payment processor.",
    coursePrice: "$49.99",
    parts: "10 parts",
    free: "Free",
    download: "Download (CSV, 4.2 kB)",
    request: "Request it",
    ask: "Ask for it",
  },
  {
    language: "id",
    book: "Buku Pegangan Karbon untuk organisasi Indonesia",
    labels: ["Jenis", "Nilai", "Panjang", "Unduhan"],
    facts: ["Buku elektronik", "4,8/5 dari 120 ulasan", "150 halaman", "5.000+ unduhan"],
    highlights: "Yang Anda dapatkan",
    price: /29,99$/,
    buy: "Beli buku",
    redirect: "Anda akan diarahkan ke pemroses pembayaran kami yang aman.",
    coursePrice: /49,99$/,
    parts: "10 bagian",
    free: "Gratis",
    download: /^Unduh \(CSV, 4,2\skB\)$/,
    request: "Minta salinan",
    ask: "Minta salinannya",
  },
] as const)("in $language", ({ language, ...expected }) => {
  it("shows the e-book with its price, rating and pages", () => {
    renderResource(language, "carbon-handbook");
    expect(screen.getByRole("heading", { level: 1, name: expected.book })).toBeVisible();
    const side = within(screen.getByRole("complementary"));
    expect(side.getAllByRole("term").map((term) => term.textContent)).toEqual(expected.labels);
    for (const fact of expected.facts) expect(side.getByText(fact)).toBeVisible();
    expect(screen.getByRole("heading", { name: expected.highlights })).toBeVisible();
    expect(side.getByText(expected.price)).toBeVisible();
  });

  it("buys by a form, and says where it would lead while no provider is connected", async () => {
    const answer = { status: "sample", amount: { currency: "USD", value: "29.99" }, mode: "sample" };
    const fetchMock = jest.fn(() => Promise.resolve({ json: () => Promise.resolve(answer) }));
    Object.assign(globalThis, { fetch: fetchMock });
    renderResource(language, "carbon-handbook");
    const button = screen.getByRole("button", { name: expected.buy });
    const form = button.closest("form");
    expect(form).toHaveAttribute("action", "/api/purchases");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      product: "carbon-handbook",
      language,
    });
    await userEvent.click(button);
    expect(await screen.findByText(expected.redirect)).toBeVisible();
  });

  it("shows the course with its parts", () => {
    renderResource(language, "carbon-accounting-course");
    expect(screen.getByText(expected.parts)).toBeVisible();
    expect(screen.getByText(expected.coursePrice)).toBeVisible();
  });

  it("gives away a free one: a file in the page's language, or by an inquiry about it", () => {
    renderResource(language, "emissions-inventory-template");
    expect(screen.getByText(expected.free)).toBeVisible();
    const file = `emissions-inventory-template.${language}.csv`;
    const download = screen.getByRole("link", { name: expected.download });
    expect(download).toHaveAttribute("href", `/static/${file}`);
    expect(download).toHaveAttribute("download", file);
    expect(screen.getByRole("link", { name: expected.request })).toHaveAttribute("href", "#contact");
    const section = screen.getByRole("region", { name: expected.ask });
    expect(section).toHaveAttribute("id", "contact");
    expect(section).toHaveTextContent(resourcesCopy(language).requestLead);
    const subject = section.querySelector('input[name="subject"]');
    expect(subject).toHaveValue(screen.getByRole("heading", { level: 1 }).textContent);
  });
});
