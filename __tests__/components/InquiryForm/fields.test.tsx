import { screen } from "@testing-library/react";
import { InquiryDialog } from "../../../src/components/InquiryForm/InquiryDialog";
import { InquiryForm } from "../../../src/components/InquiryForm/InquiryForm";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const teamEmail = "sapa@telukkita.example";
const forms = [
  ["the contact form", <InquiryForm key="form" subject={undefined} teamEmail={teamEmail} />],
  [
    "the inquiry dialog",
    <InquiryDialog key="dialog" subject="Tides" teamEmail={teamEmail} onClose={() => undefined} />,
  ],
] as const;

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  it.each(forms)("%s requires name, e-mail and message, and leaves the company out of it", (_, form) => {
    renderIn(language, form);
    const fields = screen.getAllByRole("textbox").map((field) => {
      const { labels: found, name, type, required } = field as HTMLInputElement;
      return [found?.[0]?.textContent, name, type, required];
    });
    const company = `${t("forms:inquiry.company")} (${t("forms:inquiry.optional")})`;
    expect(fields).toEqual([
      [t("forms:inquiry.name"), "name", "text", true],
      [t("forms:inquiry.email"), "email", "email", true],
      [company, "company", "text", false],
      [t("forms:inquiry.message"), "message", "textarea", true],
    ]);
  });
});
