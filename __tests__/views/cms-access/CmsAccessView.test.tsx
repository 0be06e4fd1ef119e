import { screen, within } from "@testing-library/react";
import { cmsAccessPage } from "../../../src/content-model/pages/cms-access";
import { CmsAccessView } from "../../../src/views/cms-access/CmsAccessView";
import { defaultLanguage, languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";
import { copyOf } from "../../setup/site";

const page = { ...copyOf(cmsAccessPage, "id"), contentLanguage: "id" };
const { title, lead, openLabel, newTab, identityLabel, collectionsTitle, collections, closing } = page;

describe.each(languageCodes)("in a site read in %s", (language) => {
  it("speaks the team's language, and is marked as such", () => {
    const { container } = renderIn(language, <CmsAccessView page={page} identityLoginUrl={null} />);
    const heading = screen.getByRole("heading", { level: 1, name: title });
    expect(heading.closest("[lang]")).toHaveAttribute("lang", "id");
    expectTexts(container, [title, lead, openLabel, newTab, collectionsTitle, closing]);
  });

  it("has no landmark that holds nothing but a heading", () => {
    renderIn(language, <CmsAccessView page={page} identityLoginUrl={null} />);
    expect(screen.getByRole("heading", { level: 2, name: collectionsTitle })).toBeInTheDocument();
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("explains each collection", () => {
    renderIn(language, <CmsAccessView page={page} identityLoginUrl={null} />);
    const items = within(screen.getByRole("list")).getAllByRole("listitem");
    const shown = items.map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(shown).toEqual(collections.map((each) => [each.title, each.name, each.text]));
  });
});

it("opens the editors' area in a new tab, and says so", () => {
  renderIn(defaultLanguage, <CmsAccessView page={page} identityLoginUrl={null} />);
  const door = screen.getByRole("link", { name: `${openLabel} ${newTab}` });
  expect(door).toHaveAttribute("href", "/admin/");
  expect(door).toHaveAttribute("target", "_blank");
  expect(door).toHaveAttribute("rel", "noopener");
});

it("leads to the hosting provider's login where there is one", () => {
  const address = "https://telukkita.example/.netlify/identity";
  const { rerender } = renderIn(defaultLanguage, <CmsAccessView page={page} identityLoginUrl={address} />);
  expect(screen.getByRole("link", { name: identityLabel })).toHaveAttribute("href", address);
  rerender(<CmsAccessView page={page} identityLoginUrl={null} />);
  expect(screen.queryByRole("link", { name: identityLabel })).toBeNull();
});
