import { screen, within } from "@testing-library/react";
import content from "../../../content/pages/not-found.json";
import { NotFoundView } from "../../../src/views/not-found/NotFoundView";
import { pictureFile } from "../../setup/pictures";
import { renderIn } from "../../setup/render";

const page = (language: keyof typeof content) => {
  const { title, lead, image } = content[language];
  return { title, lead, image: { ...image, src: pictureFile("misty-trail") } };
};

const pages = [
  { title: "Sensors", path: "/id/projects/peat-water-table-sensors/" },
  { title: "Agreement", path: "/id/news/sentani-agreement/" },
  { title: "Towers", path: "/id/projects/open-canopy-towers/" },
];

describe.each([
  ["en", "Oops! Page not found", "Return to Home", "/", "See projects"],
  ["id", "Ups! Halaman tidak ditemukan", "Kembali ke beranda", "/id/", "Lihat proyek"],
] as const)("in %s", (language, title, home, homePath, projects) => {
  it("says so, with a way home, also before the address is known", () => {
    renderIn(language, <NotFoundView page={page(language)} pages={pages} pathname={null} />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(content[language].lead)).toBeVisible();
    expect(screen.getByRole("img", { name: content[language].image.alt })).toBeVisible();
    expect(screen.getByRole("link", { name: home })).toHaveAttribute("href", homePath);
    expect(screen.getByRole("link", { name: projects })).toHaveAttribute("href", `${homePath}projects/`);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});

it.each([
  ["id", "/id/", "Mungkin maksud Anda", "Cari “peat watertable sensor” di proyek"],
  ["en", "/", "Perhaps you meant", "Search the projects for “peat watertable sensor”"],
] as const)("suggests in %s the nearest pages and a search for the words", (language, home, name, search) => {
  const pathname = `${home}peat-watertable-sensor/`;
  renderIn(language, <NotFoundView page={page(language)} pages={pages} pathname={pathname} />);
  const suggestions = screen.getByRole("navigation", { name });
  const links = within(suggestions).getAllByRole("link");
  expect(links[0]).toHaveAttribute("href", `${home}projects/peat-water-table-sensors/`);
  expect(links.at(-1)).toHaveTextContent(search);
  expect(links.at(-1)).toHaveAttribute("href", `${home}projects/?q=peat%20watertable%20sensor`);
});

it("offers no search where the address has no words", () => {
  renderIn("en", <NotFoundView page={page("en")} pages={pages} pathname="/---/" />);
  const suggestions = screen.getByRole("navigation", { name: "Perhaps you meant" });
  expect(within(suggestions).getAllByRole("link")).toHaveLength(3);
});
