import { localizedPath } from "../../src/domain/paths";
import { languages } from "../setup/languages";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";
import type { Visitor } from "./support/visitor";

const menu = "header details > summary";
const openMenu = "header details[open]";

inEachWindow(({ language }, visit) => {
  const t = translator(language);
  const home = localizedPath("/", language);
  const news = localizedPath("/news/", language);
  const toDark = t("common:colours.dark");
  const toLight = t("common:colours.light");

  /** Opens the menu, where the window is so narrow that the header's links are in it. */
  async function openHeader(visitor: Visitor) {
    const isNarrow = await visitor.run((summary) => {
      return document.querySelector<HTMLElement>(summary)?.checkVisibility() ?? false;
    }, menu);
    if (isNarrow) await visitor.click(menu);
    return isNarrow;
  }

  it("Escape closes what is open in the header, and gives focus back", async () => {
    const { visitor } = visit();
    await visitor.use(home);
    if (await openHeader(visitor)) {
      await visitor.sees(`${openMenu} a`, t("common:sections.about"));
      await visitor.press("Escape");
      await visitor.counts(openMenu, 0);
      await visitor.isAt(menu);
    } else {
      await visitor.seesNo(menu);
    }
  });

  it("a section of the home page is gone to, and the menu closes", async () => {
    const { visitor } = visit();
    await visitor.use(home);
    await openHeader(visitor);
    await visitor.click("header a", t("common:sections.about"));
    await visitor.isOn(`${home}#about`);
    await visitor.counts(openMenu, 0);
    await visitor.reads("#about", (section) => section.getBoundingClientRect().top < innerHeight, true);
  });

  it("the colour scheme is chosen, and remembered on the next page", async () => {
    const { visitor } = visit();
    await visitor.use(news);
    await openHeader(visitor);
    const light = await visitor.run(readBackground);
    await visitor.click("header button", toDark);
    await visitor.reads("html", ({ dataset }) => dataset.theme, "dark");
    expect(await visitor.run(readBackground)).not.toBe(light);
    await visitor.use(home);
    await visitor.reads("html", ({ dataset }) => dataset.theme, "dark");
    await openHeader(visitor);
    await visitor.click("header button", toLight);
    await visitor.reads("html", ({ dataset }) => dataset.theme, "light");
    expect(await visitor.run(readBackground)).toBe(light);
  });

  it("the language is switched, and remembered at the site's address", async () => {
    const { visitor, takeFaults } = visit();
    const other = languages.find(({ code }) => code !== language) ?? languages[0];
    await visitor.use(`${news}?from=letter`);
    await openHeader(visitor);
    await visitor.click("header a", `${other.shortName} ${other.name}`);
    await visitor.isOn(`${localizedPath("/news/", other.code)}?from=letter`);
    await visitor.reads("html", ({ lang }) => lang, other.code);
    await visitor.visit("/");
    await visitor.isOn(localizedPath("/", other.code));
    // WebKit may still run a script of gatsby-plugin-image in the page at `/`, which is left before it has a body
    const faults = await takeFaults();
    expect(faults.filter((fault) => !fault.includes("document.body.addEventListener"))).toEqual([]);
  });

  it("Back returns to the last page, where it was left", async () => {
    const { visitor } = visit();
    await visitor.use(news);
    await visitor.click("footer a", t("common:footer.organisation.tracking"));
    await visitor.isOn(localizedPath("/tracking/", language));
    await visitor.reads("html", () => scrollY, 0);
    await visitor.goBack();
    await visitor.isOn(news);
    await visitor.reads("html", () => scrollY > 0, true);
  });
});

/** Runs in the page. */
function readBackground(): string {
  return getComputedStyle(document.body).backgroundColor;
}
