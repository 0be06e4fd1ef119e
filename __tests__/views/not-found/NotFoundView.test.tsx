import { screen, within } from "@testing-library/react";
import { notFoundPage } from "../../../src/content-model/pages/not-found";
import { languageCodes, type Language } from "../../../src/domain/languages";
import { localizedPath } from "../../../src/domain/paths";
import { NotFoundView } from "../../../src/views/not-found/NotFoundView";
import { renderIn } from "../../setup/render";
import { copyOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const known = [
  ["Sensors", "/projects/peat-water-table-sensors/"],
  ["Agreement", "/news/sentani-agreement/"],
  ["Towers", "/projects/open-canopy-towers/"],
] as const;

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
    renderLost(language, `${home}peat-watertable-sensor/`);
    const links = suggestions();
    expect(links[0]).toEqual(["Sensors", `${home}projects/peat-water-table-sensors/`]);
    const search = t("notFound:search", { words: "peat watertable sensor" });
    expect(links.at(-1)).toEqual([search, `${home}search/?q=peat%20watertable%20sensor`]);
  });

  it("suggests no page that has none of the words", () => {
    renderLost(language, `${home}wp-login/`);
    const nav = screen.getByRole("navigation", { name: t("notFound:look") });
    expect(within(nav).getAllByRole("link")).toHaveLength(1);
  });

  it("leads to the search page where the address has no words", () => {
    renderLost(language, `${home}---/`);
    const link = screen.getByRole("link", { name: t("common:footer.organisation.search") });
    expect(link).toHaveAttribute("href", `${home}search/`);
  });
});
