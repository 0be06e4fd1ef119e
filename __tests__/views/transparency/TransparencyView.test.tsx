import { screen, within } from "@testing-library/react";
import { givingSettings } from "../../../src/content-model/settings/giving";
import { siteSettings } from "../../../src/content-model/settings/site";
import { day } from "../../../src/domain/durations";
import { localizedPath } from "../../../src/domain/paths";
import { momentInZone } from "../../../src/domain/zone-time";
import { TransparencyView } from "../../../src/views/transparency/TransparencyView";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { copyOf, reportsOf, transparencyPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const show = (language: Language) =>
  renderIn(
    language,
    <TransparencyView
      page={transparencyPageOf(language)}
      reports={reportsOf(language)}
      giving={copyOf(givingSettings, language)}
      organisation={copyOf(siteSettings, language)}
    />,
  );

describe.each(languageCodes)("in %s", (language) => {
  const page = transparencyPageOf(language);
  const section = (name: string) => within(screen.getByRole("region", { name }));

  it("says once that it is a sample", () => {
    show(language);
    expect(screen.getAllByText(page.sampleNotice)).toHaveLength(1);
  });

  it("leads from its top to each of its parts", () => {
    show(language);
    const parts = within(screen.getByRole("navigation", { name: translator(language)("common:parts") }));
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    const links = parts.getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(titles);
    for (const link of links) expect(document.querySelector(link.hash)).toHaveTextContent(link.textContent);
  });

  it("leads to each report and says what came in, went out, was left and went wrong", () => {
    show(language);
    for (const { slug, title } of reportsOf(language)) {
      const link = section(page.reportsTitle).getByRole("link", { name: title });
      expect(link).toHaveAttribute("href", localizedPath(`/transparency/${slug}/`, language));
    }
    for (const { slug, setbacks } of reportsOf(language)) {
      const name = setbacks.map(({ title }) => title).join("; ");
      const link = section(page.reportsTitle).getByRole("link", { name });
      expect(link).toHaveAttribute("href", localizedPath(`/transparency/${slug}/#setbacks`, language));
    }
    const [newest] = within(section(page.reportsTitle).getByRole("list")).getAllByRole("listitem");
    for (const sum of ["4", "3", "7"]) expect(newest).toHaveTextContent(new RegExp(`Rp${sum}[.,]000[.,]000`));
  });

  it("names who is responsible, under which numbers, and how to complain", () => {
    show(language);
    for (const { people } of page.people) {
      for (const { name, role } of people) {
        expect(section(page.peopleTitle).getByText(role).nextElementSibling).toHaveTextContent(name);
      }
    }
    const { permitNumber } = copyOf(givingSettings, language);
    expect(section(page.registrationTitle).getByText(permitNumber)).toBeVisible();
    const steps = section(page.complaintsTitle).getAllByRole("listitem");
    expect(steps).toHaveLength(page.complaints.length);
    const { email, phone, address } = copyOf(siteSettings, language);
    for (const [name, href] of [
      [email, `mailto:${email}`],
      [phone, `tel:${phone.replaceAll(" ", "")}`],
    ] as const)
      expect(section(page.complaintsTitle).getByRole("link", { name })).toHaveAttribute("href", href);
    expect(section(page.complaintsTitle).getByText(new RegExp(address.join(", ")))).toBeVisible();
  });

  it("hides the permit when it has run out, and no other number", () => {
    const { permitNumber, permitExpires } = copyOf(givingSettings, language);
    jest.spyOn(Date, "now").mockReturnValue(momentInZone(permitExpires).getTime() + day);
    show(language);
    const facts = section(page.registrationTitle);
    expect(facts.getByText(permitNumber)).not.toBeVisible();
    expect(facts.getByText(copyOf(siteSettings, language).legalName)).toBeVisible();
    for (const { value } of page.registration) expect(facts.getByText(value)).toBeVisible();
  });

  it("leads from each promise to the page where it is kept", () => {
    show(language);
    for (const { text, page: address } of page.promises) {
      const link = section(page.promisesTitle).getByRole("link", { name: text });
      expect(link).toHaveAttribute("href", localizedPath(address, language));
    }
  });
});
