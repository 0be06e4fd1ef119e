import { screen, within } from "@testing-library/react";
import { Footer } from "../../../src/components/Footer/Footer";
import { siteSettings } from "../../../src/content-model/settings/site";
import { languageCodes } from "../../../src/i18n/languages";
import { localizedPath } from "../../../src/i18n/paths";
import { renderIn } from "../../setup/render";
import { copyOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const columns = {
  "common:footer.organisation.title": [
    ["common:footer.organisation.about", "/#about"],
    ["common:footer.organisation.work", "/#work"],
    ["common:footer.organisation.projects", "/projects/"],
    ["common:footer.organisation.news", "/news/"],
    ["common:footer.organisation.tracking", "/tracking/"],
    ["common:footer.organisation.demo", "/demo/"],
  ],
  "common:footer.resources.title": [
    ["common:footer.resources.ebooks", "/resources/#ebook"],
    ["common:footer.resources.templates", "/resources/#template"],
    ["common:footer.resources.guides", "/resources/#guide"],
    ["common:footer.resources.blog", "/news/"],
  ],
  "common:footer.support.title": [
    ["common:footer.support.help", "/help/"],
    ["common:footer.support.privacy", "/privacy/"],
    ["common:footer.support.terms", "/terms/"],
    ["common:footer.support.accessibility", "/accessibility/"],
  ],
} as const;

const titles = Object.keys(columns) as (keyof typeof columns)[];

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const site = copyOf(siteSettings, language);

  it.each(titles)("has the links of %s", (title) => {
    renderIn(language, <Footer site={site} />, "/news/");
    const column = within(screen.getByRole("navigation", { name: t(title) }));
    const links = column.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual(columns[title].map(([text, path]) => [t(text), localizedPath(path, language)]));
  });

  it("has Donate and the editors' door, which says that it opens another tab", () => {
    renderIn(language, <Footer site={site} />);
    const donate = screen.getByRole("link", { name: t("common:donate") });
    expect(donate).toHaveAttribute("href", localizedPath("/donate/", language));
    const name = `${t("common:footer.cmsLogin")} ${t("common:newTab")}`;
    const door = screen.getByRole("link", { name });
    expect(door).toHaveAttribute("href", "/admin/");
    expect(door).toHaveAttribute("target", "_blank");
    expect(door).toHaveAttribute("rel", "noopener");
  });

  it("shows what the settings say", () => {
    renderIn(language, <Footer site={site} />);
    const { footerText, legalName, copyrightYear, email, phone, address } = site;
    expect(screen.getByRole("heading", { level: 2, name: t("common:footer.contact") })).toBeVisible();
    const copyright = t("common:footer.copyright", { year: copyrightYear, name: legalName });
    for (const text of [footerText, copyright, ...address]) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    const call = `tel:${phone.replaceAll(" ", "")}`;
    expect(screen.getByRole("link", { name: phone })).toHaveAttribute("href", call);
  });
});
