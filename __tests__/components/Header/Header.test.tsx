import { act, screen, within } from "@testing-library/react";
import { Header } from "../../../src/components/Header/Header";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const sections = ["about", "work", "projects", "news", "resources", "contact"] as const;
const hidden = true;

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const name = "Teluk Kita";

  /**
   * Links of the main navigation, which is hidden here: without a real window the screen counts as narrow.
   */
  function mainLinks() {
    const navigation = screen.getByLabelText(t("common:navigation.main"), { selector: "nav" });
    return within(navigation).getAllByRole("link", { hidden });
  }

  it("leads to the six sections, on the page itself when that is home", () => {
    renderIn(language, <Header name={name} home />);
    const links = mainLinks().map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual(sections.map((section) => [t(`common:sections.${section}`), `#${section}`]));
  });

  it("leads to the sections of home from elsewhere, and says which one this page belongs to", () => {
    renderIn(language, <Header name={name} home={false} current="news" />, "/news/");
    const paths = sections.map((section) => localizedPath(`/#${section}`, language));
    expect(mainLinks().map((link) => link.getAttribute("href"))).toEqual(paths);
    const current = mainLinks().filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual([t("common:sections.news")]);
  });

  it("has the logo, which leads home, and Donate beside the menu", () => {
    renderIn(language, <Header name={name} home={false} />, "/news/");
    const home = screen.getByRole("link", { name: t("common:home", { name }) });
    expect(home).toHaveAttribute("href", localizedPath("/", language));
    const [donate] = screen.getAllByRole("link", { name: t("common:donate") });
    expect(donate).toHaveAttribute("href", localizedPath("/donate/", language));
    expect(donate?.closest("details")).toBeNull();
  });

  it("has a search box, beside the menu and in it, that leads to the search page", () => {
    renderIn(language, <Header name={name} home={false} />, "/news/");
    const boxes = screen.getAllByRole("searchbox", { name: t("common:search.label"), hidden });
    expect(boxes.map((box) => box.closest("details") !== null)).toEqual([false, true]);
    for (const box of boxes) {
      expect(box).toHaveAttribute("name", "q");
      expect(box.closest("form")).toHaveAttribute("action", localizedPath("/search/", language));
    }
  });

  it("offers every language beside the menu, and Donate beside it and in it", () => {
    renderIn(language, <Header name={name} home />);
    const group = screen.getByRole("group", { name: t("common:language.label") });
    expect(within(group).getAllByRole("link")).toHaveLength(languageCodes.length);
    expect(group.closest("details")).toBeNull();
    expect(screen.getAllByRole("link", { name: t("common:donate"), hidden })).toHaveLength(2);
    const menu = screen.getByText(t("common:navigation.menu")).closest("details");
    expect(menu).not.toHaveAttribute("open");
  });
});

it("leaves the sky once the page is scrolled by more than 8 px", () => {
  renderIn("en", <Header name="Teluk Kita" home />);
  const header = screen.getByRole("banner");
  const scrollTo = (top: number) =>
    act(() => {
      window.scrollY = top;
      window.dispatchEvent(new Event("scroll"));
    });
  expect(header).not.toHaveAttribute("data-scrolled");
  scrollTo(8);
  expect(header).not.toHaveAttribute("data-scrolled");
  scrollTo(9);
  expect(header).toHaveAttribute("data-scrolled");
  scrollTo(0);
  expect(header).not.toHaveAttribute("data-scrolled");
});
