import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { downloadFormat } from "../../../src/domain/downloads";
import { formatDate, formatMinutes } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { DemoView } from "../../../src/views/demo/DemoView";
import { languageCodes, type Language } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { prerenderIn, renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { demoPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

/** Sizes of the handout and of each file, in bytes. */
const [handoutSize, size] = [1856, 2048];

function pageIn(language: Language): Queries.DemoViewFragment {
  const { resources, ...page } = demoPageOf(language);
  const items = resources.items.map((item) => ({
    ...item,
    files: item.files.map((file) => ({ ...file, size })),
  }));
  return { ...page, handoutSize, resources: { ...resources, items } };
}

function panelsOf({ overview, features, testimonials, resources }: Queries.DemoViewFragment) {
  return [
    { id: "overview", title: overview.title, count: overview.cards.length },
    { id: "features", title: features.title, count: features.cards.length },
    { id: "testimonials", title: testimonials.title, count: testimonials.quotes.length },
    { id: "resources", title: resources.title, count: resources.items.length },
  ] as const;
}

const show = (language: Language = "en") =>
  renderIn(language, <DemoView page={pageIn(language)} hasFilm />, "/demo/");

beforeEach(() => history.replaceState(null, "", "/demo/"));

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const page = pageIn(language);
  const panels = panelsOf(page);

  test("says what it is, how long it takes and when it was updated", () => {
    const { container } = show(language);
    expect(screen.getByRole("heading", { level: 1, name: page.title })).toBeVisible();
    expect(screen.getByText(page.lead)).toBeVisible();
    expect(screen.getByText(plain(formatMinutes(page.minutes, language)))).toBeVisible();
    const date = container.querySelector("time");
    expect(date).toHaveAttribute("datetime", page.updated);
    const updated = `${page.updatedLabel} ${formatDate(page.updated, language)}`;
    expect(date?.parentElement).toHaveTextContent(updated);
  });

  test("shows a picture, a note, and no button that does nothing", () => {
    show(language);
    expect(screen.getByRole("img", { name: page.image.alt })).toBeVisible();
    expect(screen.getByText(page.note)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  test("leads to the film, if there is one", () => {
    const { unmount } = renderIn(language, <DemoView page={page} hasFilm={false} />, "/demo/");
    expect(screen.queryByRole("link", { name: t("common:watchFilm") })).not.toBeInTheDocument();
    unmount();
    show(language);
    const film = screen.getByRole("link", { name: t("common:watchFilm") });
    expect(film).toHaveAttribute("href", localizedPath("/film/", language));
  });

  test("without scripts, links lead to panels that all show their words", () => {
    prerenderIn(language, <DemoView page={page} hasFilm />, "/demo/");
    const contents = within(screen.getByRole("navigation", { name: t("demo:contents") }));
    const links = contents.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual(
      panels.map(({ id, title, count }) => [`${title} ${count} ${t("demo:items", { count })}`, `#${id}`]),
    );
    const { overview, features, testimonials, resources } = page;
    const files = resources.items.map(({ title, text }) => ({ title, text }));
    const words = [overview.cards, features.cards, testimonials.quotes, files];
    panels.forEach(({ id, title, count }, index) => {
      const panel = screen.getByRole("region", { name: title });
      expect(panel).toHaveAttribute("id", id);
      expect(within(panel).getByRole("heading", { level: 2, name: title })).toBeInTheDocument();
      expect(words[index]).toHaveLength(count);
      expectTexts(panel, words[index]);
    });
  });

  test("names who speaks, and says that they are made up while they are", () => {
    const { testimonials } = page;
    const invented = { ...page, testimonials: { ...testimonials, sample: "The wind said it." } };
    prerenderIn(language, <DemoView page={page} hasFilm />, "/demo/").unmount();
    expect(screen.queryByText(t("demo:sample"))).not.toBeInTheDocument();
    prerenderIn(language, <DemoView page={invented} hasFilm />, "/demo/");
    const quotes = within(screen.getByRole("region", { name: testimonials.title }));
    expect(quotes.getByText(t("demo:sample")).parentElement).toHaveTextContent("The wind said it.");
    const parts = quotes
      .getAllByRole("figure")
      .map((figure) => [
        figure.querySelector("blockquote")?.textContent,
        ...[...(figure.querySelector("figcaption")?.children ?? [])].map(({ textContent }) => textContent),
      ]);
    const spoken = page.testimonials.quotes.map(({ quote, person, role }) => [`“${quote}”`, person, role]);
    expect(parts).toEqual(spoken);
  });

  test("its resources are files to download, their use, kind and size said", () => {
    history.replaceState(null, "", "/demo/#resources");
    show(language);
    const { title: name, items } = page.resources;
    const rows = within(screen.getByRole("tabpanel", { name }))
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.closest("li"));
    expect(rows).toHaveLength(items.length);
    items.forEach(({ kind, title, files }, index) => {
      const row = within(rows[index] ?? document.body);
      for (const text of [t(`demo:kind.${kind}`), title]) expect(row.getByText(text)).toBeVisible();
      for (const { extension, publicURL, base } of files) {
        const format = t(`common:file.format.${downloadFormat(extension)}`);
        const name = `${t("common:file.download", { format, size: "2 kB" })}: ${title}`;
        const download = row.getByRole("link", { name });
        expect(download).toHaveAttribute("href", publicURL);
        expect(download).toHaveAttribute("download", base);
      }
    });
  });

  test.each([
    ["demo:back", "/"],
    ["demo:contact", "/#contact"],
    ["demo:dashboard", "/tracking/"],
  ] as const)("the link of %s leads on", (text, path) => {
    show(language);
    const link = screen.getByRole("link", { name: t(text) });
    expect(link).toHaveAttribute("href", localizedPath(path, language));
  });

  test("the closing card says what to do next", () => {
    show(language);
    const closing = screen.getByRole("region", { name: page.closingTitle });
    expect(closing).toHaveTextContent(page.closingLead);
  });
});

test.each([
  ["en", "1.9 kB"],
  ["id", "1,9 kB"],
] as const)("the text can be downloaded, its size said in %s: %s", (language, written) => {
  show(language);
  const t = translator(language);
  const name = plain(t("common:file.download", { format: t("common:file.format.md"), size: written }));
  const download = screen.getByRole("link", { name });
  expect(download).toHaveAttribute("href", pageIn(language).handoutPath);
  expect(download).toHaveAttribute("download");
});

describe("its tabs", () => {
  const [overview, features, testimonials, resources] = panelsOf(pageIn("en"));
  type Panel = typeof overview | typeof features | typeof testimonials | typeof resources;
  const tab = ({ title, count }: Panel, selected: boolean) =>
    screen.getByRole("tab", {
      name: `${title} ${count} ${translator("en")("demo:items", { count })}`,
      selected,
    });

  test("show one panel at a time, by arrow keys too, and keep it in the address", async () => {
    const user = userEvent.setup();
    show();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(tab(overview, true)).toBeVisible();
    expect(screen.getByRole("tabpanel")).toHaveAttribute("id", overview.id);
    await user.click(tab(features, false));
    expect(location.hash).toBe("#features");
    expect(screen.getByRole("tabpanel", { name: features.title })).toHaveAttribute("id", features.id);
    expect(document.getElementById(overview.id)).not.toBeVisible();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(tab(overview, true)).toHaveFocus();
    expect(location.hash).toBe("#overview");
    await user.keyboard("{ArrowLeft}{ArrowLeft}{Home}{End}x");
    expect(tab(resources, true)).toHaveFocus();
    expect(location.hash).toBe("#resources");
  });

  test("leave a click to the browser that opens the link elsewhere", async () => {
    const user = userEvent.setup();
    history.replaceState(null, "", "/demo/");
    show();
    // a browser opens another window, where jsdom would follow the link in this one
    addEventListener("click", (event) => event.preventDefault(), { once: true });
    await user.keyboard("{Shift>}");
    await user.click(tab(features, false));
    await user.keyboard("{/Shift}");
    expect(tab(overview, true)).toBeVisible();
    expect(location.hash).toBe("");
  });

  test.each([
    ["#testimonials", testimonials],
    ["#unknown", overview],
  ])("open by a link to %s", (hash, panel) => {
    history.replaceState(null, "", `/demo/${hash}`);
    show();
    expect(tab(panel, true)).toBeVisible();
  });

  test("change with the address", async () => {
    show();
    location.hash = "#resources";
    expect(await screen.findByRole("tabpanel", { name: resources.title })).toBeVisible();
    expect(tab(resources, true)).toBeVisible();
  });
});
