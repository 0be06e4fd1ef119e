import { HeroPlate } from "../../../src/views/home/HeroPlate";
import { pictureFile } from "../../setup/pictures";
import { renderIn } from "../../setup/render";

const hero = {
  alt: "A sail by day or by night",
  dayWide: pictureFile("day-wide"),
  dayTall: pictureFile("day-tall"),
  nightWide: pictureFile("night-wide"),
  nightTall: pictureFile("night-tall"),
};

function pictures() {
  const { container } = renderIn("en", <HeroPlate plate={hero} />);
  return [...container.querySelectorAll("picture")].map((picture) => ({
    image: picture.querySelector("img"),
    plates: [...picture.querySelectorAll("source[type='image/avif']")].map((source) => [
      source.getAttribute("media"),
      source.getAttribute("srcset")?.replace(/^\/static\/(.+)\.avif .*$/, "$1"),
    ]),
  }));
}

const dark = "(prefers-color-scheme: dark)";
const wide = "(min-width: 48rem)";

it("follows the width of the screen and the system's colour scheme", () => {
  expect(pictures()[0]?.plates).toEqual([
    [`${wide} and ${dark}`, "night-wide"],
    [wide, "day-wide"],
    [dark, "night-tall"],
    [null, "day-tall"],
  ]);
});

it("has the opposite plate at hand for a reader who chose the other colour scheme", () => {
  expect(pictures()[1]?.plates).toEqual([
    [`${wide} and ${dark}`, "day-wide"],
    [wide, "night-wide"],
    [dark, "day-tall"],
    [null, "night-tall"],
  ]);
});

it("fetches the plate of the system first, and its opposite only when it is shown", () => {
  const [system, opposite] = pictures();
  expect(system?.image).toHaveAttribute("fetchpriority", "high");
  expect(system?.image).toHaveAttribute("loading", "eager");
  expect(opposite?.image).not.toHaveAttribute("fetchpriority");
  expect(opposite?.image).toHaveAttribute("loading", "lazy");
});

it("describes both plates, of which one is shown", () => {
  for (const { image } of pictures()) expect(image).toHaveAttribute("alt", hero.alt);
});

it("leaves the sky empty where a plate cannot be made", () => {
  const plate = { ...hero, nightWide: { childImageSharp: null } };
  const { container } = renderIn("en", <HeroPlate plate={plate} />);
  expect(container.querySelector("picture")).toBeNull();
});
