import { act, screen, within } from "@testing-library/react";
import { Header } from "../../../src/components/Header/Header";
import { renderIn } from "../../setup/render";

const sections = {
  en: ["About", "Work", "Projects", "News", "Resources", "Contact"],
  id: ["Tentang", "Kerja Kami", "Proyek", "Berita", "Sumber Daya", "Kontak"],
} as const;
const anchors = ["#about", "#work", "#projects", "#news", "#resources", "#contact"];
const mainNavigation = { en: "Main", id: "Utama" } as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  const prefix = language === "en" ? "/" : "/id/";

  /** Hidden here: a test has no window, so that it counts as narrow. */
  function mainLinks() {
    const navigation = screen.getByLabelText(mainNavigation[language], { selector: "nav" });
    return within(navigation).getAllByRole("link", { hidden: true });
  }

  it("leads to the six sections, on the page itself when that is home", () => {
    renderIn(language, <Header name="Tajuk" home />);
    expect(mainLinks().map((link) => link.textContent)).toEqual(sections[language]);
    expect(mainLinks().map((link) => link.getAttribute("href"))).toEqual(anchors);
  });

  it("leads to the sections of home from elsewhere, and says which one this page belongs to", () => {
    renderIn(language, <Header name="Tajuk" home={false} current="news" />, "/news/");
    expect(mainLinks().map((link) => link.getAttribute("href"))).toEqual(
      anchors.map((anchor) => prefix + anchor),
    );
    const current = mainLinks().filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual([sections[language][3]]);
  });

  it("has the logo, which leads home, and Donate beside the menu", () => {
    renderIn(language, <Header name="Tajuk" home={false} />, "/news/");
    const home = screen.getByRole("link", { name: language === "en" ? "Tajuk, home" : "Tajuk, beranda" });
    expect(home).toHaveAttribute("href", prefix);
    const donate = screen.getAllByRole("link", { name: language === "en" ? "Donate" : "Donasi" });
    expect(donate[0]).toHaveAttribute("href", `${prefix}donate/`);
    expect(donate[0]?.closest("details")).toBeNull();
  });
});

it.each([
  ["en", "Language", "Donate"],
  ["id", "Bahasa", "Donasi"],
] as const)(
  "offers in %s both languages and Donate, beside the menu and in it",
  (language, label, donate) => {
    renderIn(language, <Header name="Tajuk" home />);
    const hidden = true;
    const switches = screen.getAllByRole("group", { name: label, hidden });
    expect(switches.map((group) => within(group).getAllByRole("link", { hidden }).length)).toEqual([2, 2]);
    expect(screen.getAllByRole("link", { name: donate, hidden })).toHaveLength(2);
    expect(screen.getByText("Menu").closest("details")).not.toHaveAttribute("open");
  },
);

it("leaves the sky once the page is scrolled by more than 8 px", () => {
  renderIn("en", <Header name="Tajuk" home />);
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
