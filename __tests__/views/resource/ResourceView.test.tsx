import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { resourcesPage } from "../../../src/content-model/pages/resources";
import { siteSettings } from "../../../src/content-model/settings/site";
import { formatCompact, formatAmount, formatNumber } from "../../../src/domain/format";
import { intlLocale } from "../../../src/domain/languages";
import { dollars, formatMoney } from "../../../src/domain/money";
import { localizedPath } from "../../../src/domain/paths";
import { pricesFor } from "../../../src/domain/price";
import { ResourceView } from "../../../src/views/resource/ResourceView";
import { languageCodes, type Language } from "../../setup/languages";
import { answerPayments, livePayments, paidBy, samplePayments } from "../../setup/payments";
import { plain } from "../../setup/plain";
import { prerenderIn, renderIn } from "../../setup/render";
import { copyOf, resourcesOf } from "../../setup/site";
import { translator } from "../../setup/translator";

beforeEach(() => void answerPayments());

const address = "https://tajuk.example/resources/shore-book/";

function viewOf(language: Language, resource: Queries.ResourceViewFragment) {
  const page = copyOf(resourcesPage, language);
  return <ResourceView {...{ resource, page, address, organisation: copyOf(siteSettings, language) }} />;
}

function renderResource(language: Language, resource: Queries.ResourceViewFragment) {
  renderIn(language, viewOf(language, resource), `/resources/${resource.slug}/`);
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const book = find(({ type }) => type === "ebook");
  const course = find(({ type }) => type === "course");
  const gift = find(({ price, files }) => price === 0 && files.length > 0);
  const page = copyOf(resourcesPage, language);

  function find(wanted: (resource: Queries.ResourceViewFragment) => boolean) {
    const resource = resourcesOf(language).find(wanted);
    if (!resource) throw new Error("The tests' own site has no such resource.");
    return resource;
  }

  /** Expects a price beside the text and, below it, the facts as `[name, value]`. */
  function expectBeside(price: string, facts: readonly (readonly [string, string])[]) {
    const side = within(screen.getByRole("complementary", { name: t("resources:facts.label") }));
    expect(side.getByText(plain(price))).toBeVisible();
    const shown = side.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(shown).toEqual(facts);
  }

  it("can be passed on, with title and address", () => {
    renderResource(language, book);
    expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
      "href",
      `https://wa.me/?text=${encodeURIComponent(`${book.title} ${book.subtitle} ${address}`)}`,
    );
  });

  it("shows the e-book with its price, rating, pages and downloads", () => {
    renderResource(language, book);
    const title = `${book.title} ${book.subtitle}`;
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(book.summary ?? "")).toBeVisible();
    const rating = formatNumber(book.rating ?? 0, language);
    const downloads = formatNumber(book.totalDownloads ?? 0, language);
    expectBeside(formatAmount(pricesFor(language, book)[0], language), [
      [t("resources:facts.type"), t("resources:type.ebook")],
      [t("resources:facts.rating"), t("resources:rating", { rating, count: book.reviewCount ?? 0 })],
      [t("resources:facts.length"), t("resources:pages", { count: book.pageCount ?? 0 })],
      [t("resources:facts.downloads"), t("resources:totalDownloads", { downloads })],
      [
        t("resources:facts.edition"),
        t("resources:totalDownloads", { downloads: formatNumber(book.downloads ?? 0, language) }),
      ],
    ]);
    const highlights = screen.getByRole("region", { name: t("resources:highlights") });
    const items = within(highlights).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(book.highlights);
  });

  it("shows the course with its price, parts and readers, and none of what it has not", () => {
    renderResource(language, { ...course, sampleFigures: true });
    expect(screen.getByRole("heading", { level: 1, name: course.title })).toBeVisible();
    const downloads = formatCompact(course.downloads ?? 0, language);
    expectBeside(formatAmount(pricesFor(language, course)[0], language), [
      [t("resources:facts.type"), t("resources:type.course")],
      [t("resources:facts.length"), t("resources:parts", { count: course.partCount ?? 0 })],
      [t("resources:facts.readers"), t("resources:readers", { downloads })],
    ]);
    expect(screen.getByText(t("resources:sampleReaderCount"))).toBeVisible();
  });

  it("buys by a form, and says where it would lead while no provider is connected", async () => {
    answerPayments(undefined, { status: "sample", amount: { currency: "USD", value: String(book.price) } });
    renderResource(language, book);
    const button = screen.getByRole("button", { name: t("resources:buy.ebook") });
    const form = button.closest("form");
    expect(form).toHaveAttribute("action", "/api/purchases");
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ product: book.slug, language });
    await userEvent.click(button);
    const outcome = await screen.findByText(t("forms:order.samplePurchase"));
    const status = screen.getAllByRole("status").find((each) => each.contains(outcome));
    expect(within(status ?? document.head).getByText(t("forms:order.sample"))).toBeVisible();
  });

  it("says before the click that nothing is charged while no provider is connected", async () => {
    answerPayments(samplePayments);
    renderResource(language, book);
    const note = await screen.findByText(t("forms:order.next.sample"));
    const trial = t("forms:order.trial", { action: t("resources:buy.ebook") });
    const button = screen.getByRole("button", { name: trial });
    expect(button).toHaveAccessibleDescription(t("forms:order.next.sample"));
    expect(note.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("says without scripts what is true in any case", () => {
    prerenderIn(language, viewOf(language, { ...book, deliverable: false }), `/resources/${book.slug}/`);
    const button = screen.getByRole("button", { name: t("resources:buy.ebook") });
    expect(button).toHaveAccessibleDescription(t("forms:order.next.unknown"));
    expect(screen.getByText(t("resources:notOnSale.text"), { exact: false })).toBeVisible();
    expect(screen.getByRole("link", { name: t("resources:notOnSale.ask") })).toBeVisible();
  });

  it("does not sell what cannot be delivered, and is asked for it instead", async () => {
    answerPayments(livePayments);
    renderResource(language, { ...book, deliverable: false });
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: t("resources:buy.ebook") })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    const side = within(screen.getByRole("complementary"));
    expect(side.getByText(plain(formatAmount(dollars(book.price), language)))).toBeVisible();
    expect(side.getByText(t("resources:notOnSale.text"), { exact: false })).toBeVisible();
    const ask = side.getByRole("link", { name: t("resources:notOnSale.ask") });
    expect(ask).toHaveAttribute("href", expect.stringMatching(/#contact$/));
    const section = screen.getByRole("region", { name: t("resources:notOnSale.title") });
    expect(section).toHaveAttribute("id", "contact");
    expect(section).toHaveTextContent(t("resources:notOnSale.lead"));
    expect(section.querySelector('input[name="subject"]')).toHaveValue(book.title);
  });

  it("sells what can be delivered", async () => {
    answerPayments(livePayments);
    renderResource(language, book);
    const button = screen.getByRole("button", { name: t("resources:buy.ebook") });
    await waitFor(() => expect(button).toHaveAccessibleDescription(t("forms:order.next.live")));
    expect(screen.queryByText(t("resources:notOnSale.text"), { exact: false })).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: t("resources:notOnSale.title") })).not.toBeInTheDocument();
  });

  it.each([
    ["only dollars", ["USD"]],
    ["only rupiah", ["IDR"]],
    ["both", ["USD", "IDR"]],
    ["neither", []],
  ] as const)("names the price in a currency that can be paid, where it takes %s", async (_, currencies) => {
    const methods = currencies.map((currency) => ({ id: `in-${currency}`, currency }));
    answerPayments(paidBy(...methods, { kinds: ["donation"] }));
    const priced = { ...book, rupiahPrice: 390_000 };
    renderResource(language, priced);
    const side = within(screen.getByRole("complementary"));
    const prices = pricesFor(language, priced);
    const [only] = currencies;
    const isSingle = currencies.length === 1;
    const large = isSingle ? prices.find(({ currency }) => currency === only) : prices[0];
    await waitFor(() => {
      const or = prices.map((price) =>
        t("resources:orPrice", { price: plain(formatMoney(price, language)) }),
      );
      expect(or.filter((words) => side.queryByText(words))).toEqual(isSingle ? [] : [or[1]]);
    });
    expect(large && side.getByText(plain(formatAmount(large, language)))).toBeVisible();
  });

  it("leads who needs an invoice or a new link to the team", () => {
    renderResource(language, book);
    const ask = screen.getByRole("link", { name: t("resources:askAboutPurchase") });
    expect(ask).toHaveAttribute("href", localizedPath("/#contact", language));
  });

  it.each([
    ["the server has nothing to sign links with", paidBy({ kinds: ["donation"] })],
    ["nothing can be paid", { ...samplePayments, mode: "none" }],
  ] as const)("does not sell where %s", async (_, payments) => {
    answerPayments(payments);
    renderResource(language, book);
    await screen.findByText(t("resources:notOnSale.text"), { exact: false });
    expect(screen.queryByRole("button", { name: t("resources:buy.ebook") })).not.toBeInTheDocument();
  });

  it("lists its chapters, and leads to the free ones only", () => {
    renderResource(language, book);
    const contents = within(screen.getByRole("region", { name: t("resources:contents.title.chapter") }));
    const items = contents.getAllByRole("listitem");
    expect(items).toHaveLength(book.chapters.length);
    for (const [index, { slug, title, summary, free }] of book.chapters.entries()) {
      const item = within(items[index] ?? document.body);
      expect(item.getByText(title)).toBeVisible();
      expect(item.getByText(summary)).toBeVisible();
      const links = item.queryAllByRole("link").map((link) => link.getAttribute("href"));
      expect(links).toEqual(free ? [localizedPath(`/resources/${book.slug}/${slug}/`, language)] : []);
    }
  });

  it("says that rating and downloads are samples, if they are", () => {
    renderResource(language, book);
    expect(screen.getByText(t("resources:sampleFigures"))).toBeVisible();
  });

  it("says nothing of samples where figures are real", () => {
    renderResource(language, { ...book, sampleFigures: null });
    expect(screen.queryByText(t("resources:sampleFigures"))).not.toBeInTheDocument();
  });

  it("says of what it shows alone that it is a sample", () => {
    const unrated = { ...book, rating: null, reviewCount: null, sampleFigures: true };
    renderResource(language, unrated);
    expect(screen.queryByText(t("resources:sampleFigures"))).not.toBeInTheDocument();
    expect(screen.getByText(t("resources:sampleCount"))).toBeVisible();
    cleanup();
    renderResource(language, { ...unrated, downloads: null, totalDownloads: null });
    expect(screen.queryByText(t("resources:sampleCount"))).not.toBeInTheDocument();
  });

  it("gives away a free one: its files, or by an inquiry about it", () => {
    const fileOf = (extension: string) => {
      const base = `sheet.${extension}`;
      return { publicURL: `/static/${base}`, base, extension, size: 4213 };
    };
    const files = ["pdf", "xlsx", "csv"].map(fileOf);
    renderResource(language, { ...gift, files });
    expect(screen.getByText(t("resources:free"))).toBeVisible();
    const kilobytes = { style: "unit", unit: "kilobyte" } as const;
    const size = new Intl.NumberFormat(intlLocale(language), kilobytes).format(4.2);
    const side = within(screen.getByRole("complementary", { name: t("resources:facts.label") }));
    const formats = (["pdf", "xlsx", "csv"] as const).map((format) => t(`common:file.format.${format}`));
    const links = formats.map((format) =>
      side.getByRole("link", { name: t("common:file.download", { format, size }) }),
    );
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("download")])).toEqual(
      files.map(({ publicURL, base }) => [publicURL, base]),
    );
    expect(side.getAllByRole("link").slice(0, 3)).toEqual(links);
    expect(screen.getByRole("link", { name: t("resources:request") })).toHaveAttribute("href", "#contact");
    const section = screen.getByRole("region", { name: page.requestTitle });
    expect(section).toHaveAttribute("id", "contact");
    expect(section).toHaveTextContent(page.requestLead);
    expect(section.querySelector('input[name="subject"]')).toHaveValue(gift.title);
  });
});
