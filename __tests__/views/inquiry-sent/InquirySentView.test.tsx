import { screen } from "@testing-library/react";
import { InquirySentView } from "../../../src/views/inquiry-sent/InquirySentView";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Inquiry sent successfully!", { "Return to Home": "/", "See our resources": "/resources/" }],
  [
    "id",
    "Pertanyaan berhasil dikirim!",
    { "Kembali ke beranda": "/id/", "Lihat sumber daya kami": "/id/resources/" },
  ],
] as const)("in %s, confirms an inquiry and leads on", (language, title, links) => {
  renderIn(language, <InquirySentView />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const [name, path] of Object.entries(links)) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});
