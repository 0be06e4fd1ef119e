import { screen } from "@testing-library/react";
import { InquiryDialog } from "../../../src/components/InquiryForm/InquiryDialog";
import { InquiryForm } from "../../../src/components/InquiryForm/InquiryForm";
import { renderIn } from "../../setup/render";

const teamEmail = "halo@tajuk.example";
const forms = [
  ["the contact form", <InquiryForm key="form" subject={undefined} teamEmail={teamEmail} />],
  [
    "the inquiry dialog",
    <InquiryDialog key="dialog" subject="Peat" teamEmail={teamEmail} onClose={() => undefined} />,
  ],
] as const;

const labels = {
  en: ["Name", "E-mail", "Company (optional)", "Message"],
  id: ["Nama", "Surel", "Perusahaan (opsional)", "Pesan"],
} as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  it.each(forms)("%s requires name, e-mail and message, and leaves the company out of it", (_, form) => {
    renderIn(language, form);
    const fields = screen.getAllByRole("textbox").map((field) => {
      const { labels: found, name, type, required } = field as HTMLInputElement;
      return [found?.[0]?.textContent, name, type, required];
    });
    const [name, email, company, message] = labels[language];
    expect(fields).toEqual([
      [name, "name", "text", true],
      [email, "email", "email", true],
      [company, "company", "text", false],
      [message, "message", "textarea", true],
    ]);
  });
});
