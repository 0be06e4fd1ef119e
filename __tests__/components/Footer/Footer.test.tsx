import { screen, within } from "@testing-library/react";
import { Footer } from "../../../src/components/Footer/Footer";
import { siteSettings } from "../../../src/content-model/settings/site";
import { localizedPath } from "../../../src/domain/paths";
import { defaultLanguage, languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { copyOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const own = [
  ["about", "/#about"],
  ["work", "/#work"],
  ["projects", "/projects/"],
  ["news", "/news/"],
  ["transparency", "/transparency/"],
  ["figures", "/figures/"],
  ["tracking", "/tracking/"],
  ["demo", "/demo/"],
  ["search", "/search/"],
  ["offline", "/offline/"],
] as const;

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const at = (path: string) => localizedPath(path, language);
  const site = copyOf(siteSettings, language);
  const page = { slug: "rules", title: "Rules of the house", language, contentLanguage: defaultLanguage };
  const contents = { footerPages: { nodes: [page] }, shelves: { types: ["guide", "course"] } };
  const nothing = { footerPages: { nodes: [] }, shelves: { types: [] } };

  /** Text and address of the links below a heading. */
  const linksOf = (name: string) =>
    within(screen.getByRole("navigation", { name }))
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  it("leads to the site's own pages, to the shelves that hold something and to pages of the editors'", () => {
    renderIn(language, <Footer site={site} contents={contents} />, "/news/");
    expect(linksOf(t("common:footer.organisation.title"))).toEqual(
      own.map(([name, path]) => [t(`common:footer.organisation.${name}`), at(path)]),
    );
    expect(linksOf(t("common:footer.resources.title"))).toEqual([
      [t("common:footer.resources.guide"), at("/resources/#guide")],
      [t("common:footer.resources.blog"), at("/news/")],
    ]);
    expect(linksOf(t("common:footer.support"))).toEqual([[page.title, at("/rules/")]]);
    const link = screen.getByRole("link", { name: page.title });
    expect(link.getAttribute("lang")).toBe(language === defaultLanguage ? null : defaultLanguage);
  });

  it("has no column for pages where there are none", () => {
    renderIn(language, <Footer site={site} contents={nothing} />);
    expect(screen.queryByText(t("common:footer.support"))).not.toBeInTheDocument();
  });

  it("has Donate and the editors' door, which says that it opens another tab", () => {
    renderIn(language, <Footer site={site} contents={contents} />);
    const donate = screen.getByRole("link", { name: t("common:donate") });
    expect(donate).toHaveAttribute("href", localizedPath("/donate/", language));
    const name = `${t("common:footer.cmsLogin")} ${t("common:newTab")}`;
    const door = screen.getByRole("link", { name });
    expect(door).toHaveAttribute("href", "/admin/");
    expect(door).toHaveAttribute("target", "_blank");
    expect(door).toHaveAttribute("rel", "noopener");
  });

  it.each([
    [2030, "2019–2030"],
    [2019, "2019"],
    [null, "2019"],
  ])("names the years from the first to the newest texts, of %p: %s", (copyrightUntil, year) => {
    renderIn(
      language,
      <Footer site={{ ...site, copyrightYear: 2019, copyrightUntil }} contents={contents} />,
    );
    const { legalName } = site;
    expect(screen.getByText(t("common:footer.copyright", { year, name: legalName }))).toBeVisible();
  });

  it("shows what the settings say", () => {
    renderIn(language, <Footer site={site} contents={contents} />);
    const { footerText, legalName, copyrightYear, email, phone, address } = site;
    expect(screen.getByRole("heading", { level: 2, name: t("common:footer.contact") })).toBeVisible();
    const copyright = t("common:footer.copyright", { year: copyrightYear, name: legalName });
    for (const text of [footerText, copyright, ...address]) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    const call = `tel:${phone.replaceAll(" ", "")}`;
    expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", call);
  });
});
