import { HeroPlate } from "../../../src/views/home/HeroPlate";
import { homePage } from "../../setup/home-page";
import { renderIn } from "../../setup/render";

const { hero } = homePage("en");

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
    [`${wide} and ${dark}`, "hero-night-wide"],
    [wide, "hero-dawn-wide"],
    [dark, "hero-night-tall"],
    [null, "hero-dawn-tall"],
  ]);
});

it("has the opposite plate at hand for a reader who chose the other colour scheme", () => {
  expect(pictures()[1]?.plates).toEqual([
    [`${wide} and ${dark}`, "hero-dawn-wide"],
    [wide, "hero-night-wide"],
    [dark, "hero-dawn-tall"],
    [null, "hero-night-tall"],
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
