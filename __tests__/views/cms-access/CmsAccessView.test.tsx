import { screen, within } from "@testing-library/react";
import content from "../../../content/pages/cms-access.json";
import { CmsAccessView } from "../../../src/views/cms-access/CmsAccessView";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

const page = { ...content.id, contentLanguage: "id" };

describe.each(["en", "id"] as const)("in a site read in %s", (language) => {
  it("speaks Indonesian, and is marked as such", () => {
    renderIn(language, <CmsAccessView page={page} identityLoginUrl={null} />, "/cms-access/");
    const heading = screen.getByRole("heading", { level: 1, name: "Akses tim konten" });
    expect(heading.closest("[lang]")).toHaveAttribute("lang", "id");
    expect(screen.getByText(page.lead)).toBeVisible();
    expect(screen.getByText(/disimpan ke repositori kode dan tampil di situs publik/)).toBeVisible();
  });

  it("explains the four collections", () => {
    const { container } = renderIn(
      language,
      <CmsAccessView page={page} identityLoginUrl={null} />,
      "/cms-access/",
    );
    const collections = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(collections.map((item) => item.querySelector("code")?.textContent)).toEqual([
      "news",
      "projects",
      "donations",
      "resources",
    ]);
    expectTexts(container, [content.id.collectionsTitle, content.id.collections, content.id.closing]);
    expect(collections[2]).toHaveTextContent("Pilihan jumlah dan kalimat dampaknya.");
  });
});

it("opens the editors' area in a new tab, and says so", () => {
  renderIn("en", <CmsAccessView page={page} identityLoginUrl={null} />);
  const door = screen.getByRole("link", { name: "Buka pengelola konten (terbuka di tab baru)" });
  expect(door).toHaveAttribute("href", "/admin/");
  expect(door).toHaveAttribute("target", "_blank");
  expect(door).toHaveAttribute("rel", "noopener");
});

it("leads to the hosting provider's login where there is one", () => {
  const address = "https://tajuk.example/.netlify/identity";
  const { rerender } = renderIn("en", <CmsAccessView page={page} identityLoginUrl={address} />);
  expect(screen.getByRole("link", { name: "Masuk dengan layanan identitas" })).toHaveAttribute(
    "href",
    address,
  );
  rerender(<CmsAccessView page={page} identityLoginUrl={null} />);
  expect(screen.queryByRole("link", { name: "Masuk dengan layanan identitas" })).toBeNull();
});
