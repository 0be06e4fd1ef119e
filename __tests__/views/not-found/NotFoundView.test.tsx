import { screen, waitFor, within } from "@testing-library/react";
import { notFoundPage } from "../../../src/content-model/pages/not-found";
import { localizedPath } from "../../../src/domain/paths";
import { NotFoundView } from "../../../src/views/not-found/NotFoundView";
import * as finding from "../../../src/views/shared/search/find-pages";
import type { FoundPage } from "../../../src/views/shared/search/pagefind";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { copyOf } from "../../setup/site";
import { translator } from "../../setup/translator";

// the functions of a module cannot be replaced, those of a copy can
jest.mock("../../../src/views/shared/search/find-pages", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/views/shared/search/find-pages"),
}));

const known = [
  ["Sensors", "/projects/peat-water-table-sensors/"],
  ["Agreement", "/news/sentani-agreement/"],
  ["Towers", "/projects/open-canopy-towers/"],
] as const;

const foundPage: FoundPage = {
  url: "/nipah/",
  meta: { title: "Nipah Creek", kind: "projects" },
  excerpt: "",
  sub_results: [],
};

/** Lets every search find these pages for these words, or fail. */
function finds(words: string | Error, pages: readonly FoundPage[] = []) {
  const spy = jest.spyOn(finding, "findPages");
  if (words instanceof Error) return spy.mockRejectedValue(words);
  return spy.mockResolvedValue({ words, pages, further: 0, counts: {} });
}

function renderLost(language: Language, pathname: string | null) {
  const pages = known.map(([title, path]) => ({ title, path: localizedPath(path, language) }));
  const page = copyOf(notFoundPage, language);
  renderIn(language, <NotFoundView {...{ page, pages, pathname }} />);
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const { title, lead, image } = copyOf(notFoundPage, language);
  const home = localizedPath("/", language);

  /** Texts and addresses of the suggested links. */
  function suggestions() {
    const links = within(screen.getByRole("navigation", { name: t("notFound:heading") })).getAllByRole(
      "link",
    );
    return links.map((link) => [link.textContent, link.getAttribute("href")]);
  }

  it("says so, with a way home, also before the address is known", () => {
    renderLost(language, null);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByRole("img", { name: image.alt })).toBeVisible();
    expect(screen.getByRole("link", { name: t("common:error.home") })).toHaveAttribute("href", home);
    const projects = screen.getByRole("link", { name: t("notFound:projects") });
    expect(projects).toHaveAttribute("href", `${home}projects/`);
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  it("suggests the nearest pages and a search for the words", () => {
    const search = jest.spyOn(finding, "findPages");
    renderLost(language, `${home}peat-watertable-sensor/`);
    const links = suggestions();
    expect(links[0]).toEqual(["Sensors", `${home}projects/peat-water-table-sensors/`]);
    const searching = t("notFound:search", { words: "peat watertable sensor" });
    expect(links.at(-1)).toEqual([searching, `${home}search/?q=peat%20watertable%20sensor`]);
    // nothing of the search is loaded
    expect(search).not.toHaveBeenCalled();
  });

  it("suggests pages that have the words in their texts where no name has them", async () => {
    const search = finds("palms creek", [foundPage]);
    renderLost(language, `${home}project/palms-creek/`);
    expect(await screen.findByRole("link", { name: "Nipah Creek" })).toHaveAttribute("href", `${home}nipah/`);
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ words: "palms creek" }), language);
    expect(suggestions().at(-1)?.[1]).toBe(`${home}search/?q=palms%20creek`);
  });

  it.each([
    ["no page has them all", () => finds("login", [foundPage])],
    ["the search cannot be loaded", () => finds(new Error("offline"))],
  ])("suggests only to search where %s", async (_, find) => {
    const search = find();
    renderLost(language, `${home}wordpress-login/`);
    await waitFor(() => expect(search).toHaveBeenCalled());
    const nav = screen.getByRole("navigation", { name: t("notFound:look") });
    expect(within(nav).getAllByRole("link")).toHaveLength(1);
  });

  it("leads to the search page where the address has no words", () => {
    renderLost(language, `${home}---/`);
    const link = screen.getByRole("link", { name: t("common:footer.organisation.search") });
    expect(link).toHaveAttribute("href", `${home}search/`);
  });
});
