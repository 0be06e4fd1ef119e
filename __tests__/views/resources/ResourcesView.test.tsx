import { screen, within } from "@testing-library/react";
import { ResourcesView } from "../../../src/views/resources/ResourcesView";
import { allResources, resourcesCopy } from "../../setup/content";
import { renderIn } from "../../setup/render";
import { expectTexts } from "../../setup/shows";

describe.each([
  ["en", ["E-books", "Templates", "Guides", "Video courses"], "Take our tools", "View details", ""],
  [
    "id",
    ["Buku elektronik", "Templat", "Panduan", "Kursus video"],
    "Pakailah alat kami",
    "Lihat rincian",
    "/id",
  ],
] as const)("in %s", (language, shelves, title, action, prefix) => {
  beforeEach(() => {
    renderIn(
      language,
      <ResourcesView page={resourcesCopy(language)} resources={allResources(language)} imprint="Tajuk" />,
      "/resources/",
    );
  });

  it("has a shelf for each type, under the id that links name", () => {
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const regions = shelves.map((name) => screen.getByRole("region", { name }));
    expect(regions.map(({ id }) => id)).toEqual(["ebook", "template", "guide", "videoCourse"]);
  });

  it("shows what its editors wrote", () => {
    const { lead, donateTitle } = resourcesCopy(language);
    expectTexts(document.body, [lead, donateTitle]);
  });

  it("features the e-book above them", () => {
    const banner = screen.getByRole("article");
    expect(within(banner).getByRole("link")).toHaveAttribute("href", `${prefix}/resources/carbon-handbook/`);
    expect(within(banner).getByText(/4[.,]8\/5/)).toBeVisible();
  });

  it("leads to the page of every resource", () => {
    for (const { slug, title: name } of allResources(language)) {
      expect(screen.getByRole("link", { name: `${action}: ${name}` })).toHaveAttribute(
        "href",
        `${prefix}/resources/${slug}/`,
      );
    }
  });
});

it("leaves out the shelf of a type that has no resource", () => {
  renderIn("en", <ResourcesView page={resourcesCopy("en")} resources={[]} imprint="Tajuk" />);
  expect(screen.queryByRole("heading", { name: "E-books" })).not.toBeInTheDocument();
  expect(screen.queryByRole("article")).not.toBeInTheDocument();
});
