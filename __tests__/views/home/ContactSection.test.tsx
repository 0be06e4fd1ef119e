import { screen, within } from "@testing-library/react";
import { sectionSwitches } from "../../../src/content-model/settings/sections";
import { siteSettings } from "../../../src/content-model/settings/site";
import { localizedPath } from "../../../src/domain/paths";
import { ContactSection } from "../../../src/views/home/ContactSection";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { copyOf, homePageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

function renderSection(language: Language, state = copyOf(sectionSwitches, language).contact) {
  const { contact } = homePageOf(language);
  const site = copyOf(siteSettings, language);
  return renderIn(language, <ContactSection copy={contact} state={state} site={site} />);
}

afterEach(() => history.replaceState(null, "", "/"));

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const { contact } = homePageOf(language);
  const site = copyOf(siteSettings, language);

  it("says how to reach the organisation, and how to complain", () => {
    renderSection(language);
    const section = within(screen.getByRole("region", { name: contact.head.title }));
    for (const way of ["email", "phone", "address"] as const) {
      expect(section.getByRole("heading", { level: 3, name: t(`home:contact.${way}`) })).toBeVisible();
    }
    const link = (name: string) => section.getByRole("link", { name });
    expect(link(site.email)).toHaveAttribute("href", `mailto:${site.email}`);
    expect(link(site.phone)).toHaveAttribute("href", `tel:${site.phone.replaceAll(/[^+\d]/g, "")}`);
    const complaints = localizedPath("/transparency/#complaints", language);
    expect(link(t("home:contact.complain"))).toHaveAttribute("href", complaints);
    for (const line of [site.phoneHours, ...site.address]) expect(section.getByText(line)).toBeVisible();
  });

  it("ends with a picture", () => {
    renderSection(language);
    expect(screen.getByRole("img", { name: contact.image.alt })).toBeVisible();
  });

  it("says under maintenance what its editors wrote, without a form", () => {
    const message = "Soon.";
    const { container } = renderSection(language, { underMaintenance: true, message });
    expect(screen.getByText(message)).toBeVisible();
    expect(container.querySelector("form")).toBeNull();
  });
});

it("takes the subject from a link to the form", () => {
  history.replaceState(null, "", "/?subject=Knots%20and%20ropes#contact");
  const { container } = renderSection("en");
  expect(screen.getByText("Knots and ropes")).toBeVisible();
  expect(container.querySelector("input[name=subject]")).toHaveValue("Knots and ropes");
});

it("asks about nothing in particular without one", () => {
  const { container } = renderSection("en");
  expect(container.querySelector("input[name=subject]")).toBeNull();
});
