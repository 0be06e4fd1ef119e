import { screen, within } from "@testing-library/react";
import type { Language } from "../../../src/i18n/languages";
import { ContactSection } from "../../../src/views/home/ContactSection";
import { homeCopy, sectionSwitches, siteSettings } from "../../setup/content";
import { renderIn } from "../../setup/render";

function renderSection(language: Language, state = sectionSwitches(language).contact) {
  const site = siteSettings(language);
  return renderIn(language, <ContactSection copy={homeCopy(language).contact} state={state} site={site} />);
}

afterEach(() => history.replaceState(null, "", "/"));

describe.each([
  ["en", "Write to us", ["E-mail", "Phone", "Address"], "Mon–Fri 9am–6pm EST", "West Java"],
  ["id", "Tulis kepada kami", ["Surel", "Telepon", "Alamat"], "Senin–Jumat 09.00–18.00 EST", "Jawa Barat"],
] as const)("in %s", (language, heading, ways, hours, province) => {
  it("says how to reach the organisation", () => {
    renderSection(language);
    const section = within(screen.getByRole("region", { name: heading }));
    for (const way of ways) expect(section.getByRole("heading", { level: 3, name: way })).toBeVisible();
    expect(section.getByRole("link", { name: "halo@tajuk.example" })).toHaveAttribute(
      "href",
      "mailto:halo@tajuk.example",
    );
    expect(section.getByRole("link", { name: "+62 21 5550 0142" })).toHaveAttribute(
      "href",
      "tel:+622155500142",
    );
    expect(section.getByText(hours)).toBeVisible();
    expect(section.getByText(`Bekasi, ${province}, Indonesia`)).toBeVisible();
  });

  it("ends with a picture of the peat", () => {
    renderSection(language);
    expect(screen.getByRole("img", { name: homeCopy(language).contact.image.alt })).toBeVisible();
  });

  it("says under maintenance what its editors wrote, without a form", () => {
    const { message } = sectionSwitches(language).contact;
    const { container } = renderSection(language, { underMaintenance: true, message });
    expect(screen.getByText(message ?? "")).toBeVisible();
    expect(container.querySelector("form")).toBeNull();
  });
});

it("takes the subject from a link to the form", () => {
  history.replaceState(null, "", "/?subject=Peat%20restoration%20checklist#contact");
  const { container } = renderSection("en");
  expect(screen.getByText("Peat restoration checklist")).toBeVisible();
  expect(container.querySelector("input[name=subject]")).toHaveValue("Peat restoration checklist");
});

it("asks about nothing in particular without one", () => {
  const { container } = renderSection("en");
  expect(container.querySelector("input[name=subject]")).toBeNull();
});
