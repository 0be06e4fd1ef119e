import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatLanguage } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { searchPath } from "../../../src/domain/search";
import { SearchView } from "../../../src/views/search/SearchView";
import * as finding from "../../../src/views/shared/search/find-pages";
import type { FoundPage } from "../../../src/views/shared/search/pagefind";
import { languageCodes, type Language } from "../../setup/languages";
import { prerenderIn, renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

// the functions of a module cannot be replaced, those of a copy can
jest.mock("../../../src/views/shared/search/find-pages", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/views/shared/search/find-pages"),
}));

const sections = [
  { title: "Work", pages: [{ title: "Nipah Creek", path: "/projects/nipah-creek/" }] },
  { title: "Nothing", pages: [] },
];

function found(changes: Partial<FoundPage> = {}): FoundPage {
  return {
    url: "/projects/nipah-creek/",
    meta: { title: "Nipah Creek", kind: "projects", image: "/static/creek.webp" },
    excerpt: "Palms &amp; <mark>“mud,”</mark> <b>&lt;i&gt;</b>",
    sub_results: [
      { title: "Nipah Creek", url: "/projects/nipah-creek/", excerpt: "<mark>Mud</mark>" },
      { title: "Palms", url: "/projects/nipah-creek/#palms", excerpt: "<mark>Mud</mark>" },
    ],
    ...changes,
  };
}

function findings(changes: Partial<finding.Findings> = {}): finding.Findings {
  return { words: "mud", pages: [found()], further: 0, counts: { projects: 1, news: 0 }, ...changes };
}

/** Lets every search find this, and returns what was looked for. */
function finds(answer: finding.Findings | Error) {
  const spy = jest.spyOn(finding, "findPages");
  if (answer instanceof Error) spy.mockRejectedValue(answer);
  else spy.mockResolvedValue(answer);
  return spy;
}

function open(language: Language, search = "?q=mud") {
  history.replaceState(null, "", localizedPath(searchPath, language) + search);
  return renderIn(language, <SearchView sections={sections} />, searchPath);
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  function expectElsewhere(words: string) {
    for (const other of languageCodes.filter((code) => code !== language)) {
      const name = t("search:nothing.elsewhere", { language: formatLanguage(other, language) });
      const address = `${localizedPath(searchPath, other)}?q=${words}`;
      expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
    }
  }

  it("lists every page, also without scripts, and leaves out empty sections", () => {
    prerenderIn(language, <SearchView sections={sections} />, searchPath);
    const section = screen.getByRole("region", { name: "Work" });
    const link = within(section).getByRole("link", { name: "Nipah Creek" });
    expect(link).toHaveAttribute("href", localizedPath("/projects/nipah-creek/", language));
    expect(screen.getByText(t("search:index.withoutScripts"))).toBeVisible();
    expect(screen.queryByRole("region", { name: "Nothing" })).toBeNull();
  });

  it("reads the words from the address and shows what is found", async () => {
    finds(findings());
    open(language);
    const heading = await screen.findByRole("heading", { level: 3, name: "Nipah Creek" });
    const item = heading.closest("li") ?? document.body;
    const result = within(item);
    expect(screen.getByRole("searchbox")).toHaveValue("mud");
    expect(result.getByText(t("search:kinds.projects"))).toBeVisible();
    expect(result.getByText("mud")).toHaveProperty("nodeName", "MARK");
    expect(item).toHaveTextContent("Palms & “mud,” <i>");
    const part = result.getByRole("link", { name: "Palms" });
    expect(part).toHaveAttribute("href", localizedPath("/projects/nipah-creek/#palms", language));
    const counted = t("search:found", { count: 1, words: "mud" });
    expect(screen.getByRole("status")).toHaveTextContent(counted);
  });

  it("says which words it looked for instead", async () => {
    finds(findings({ words: "mud" }));
    open(language, "?q=mudd");
    const said = t("search:instead", { typed: "mudd" });
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(said));
    expectElsewhere("mudd");
  });

  it("looks for a question without its small words, which says nothing of the pages", async () => {
    const [small = ""] = t("search:smallWords").split(" ");
    const search = finds(findings());
    open(language, `?q=${small}%20mud`);
    expect(await screen.findByText(t("search:found", { count: 1, words: "mud" }))).toBeVisible();
    expect(search.mock.lastCall?.[0]).toMatchObject({ words: "mud" });
    expect(screen.getByRole("searchbox")).toHaveValue(`${small} mud`);
  });

  it("narrows to a kind, in the address, too", async () => {
    const search = finds(findings({ counts: { projects: 1, news: 3 } }));
    open(language);
    const news = t("search:counted", { kind: t("search:kinds.news"), count: 3 });
    await userEvent.click(await screen.findByRole("button", { name: news }));
    expect(location.search).toBe("?q=mud&kind=news");
    await waitFor(() => expect(search.mock.lastCall?.[0]).toMatchObject({ words: "mud", kind: "news" }));
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(t("search:kinds.all")) }));
    expect(location.search).toBe("?q=mud");
  });

  it("shows more on request", async () => {
    const search = finds(findings({ further: 3 }));
    open(language);
    await userEvent.click(await screen.findByRole("button", { name: t("search:more") }));
    await waitFor(() => expect(search.mock.lastCall?.[0]).toMatchObject({ limit: 20 }));
  });

  it("helps where nothing is found", async () => {
    finds(findings({ pages: [], counts: { projects: 0 } }));
    open(language);
    const title = t("search:nothing.title", { words: "mud" });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByRole("link", { name: t("search:nothing.ask") })).toBeVisible();
    expectElsewhere("mud");
  });

  it("says that it failed, and tries again", async () => {
    const search = finds(new Error("offline"));
    open(language);
    const again = await screen.findByRole("button", { name: t("search:failed.again") });
    search.mockResolvedValue(findings());
    await userEvent.click(again);
    expect(await screen.findByRole("heading", { name: "Nipah Creek" })).toBeVisible();
  });
});

it("searches while words are typed, once they rest, and not for none", async () => {
  const search = finds(findings());
  open("en", "");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "mu" } });
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "mud" } });
  expect(await screen.findByRole("heading", { name: "Nipah Creek" })).toBeVisible();
  expect(search).toHaveBeenCalledTimes(1);
  act(() => {
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "" } });
  });
  expect(screen.queryByRole("heading", { name: "Nipah Creek" })).toBeNull();
  expect(location.search).toBe("");
});
