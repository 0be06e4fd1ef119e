import { screen } from "@testing-library/react";
import { Picture } from "../../../src/components/Picture/Picture";
import { pictureData } from "../../setup/pictures";
import { renderIn } from "../../setup/render";

const forest = pictureData("forest");

it("is one image with its words, size and point to keep in view", () => {
  renderIn("en", <Picture data={forest} alt="A forest" focus="50% 42%" />);
  const image = screen.getByRole("img", { name: "A forest" });
  expect(image).toHaveAttribute("width", "1600");
  expect(image).toHaveAttribute("height", "1000");
  expect(image).toHaveStyle({ objectPosition: "50% 42%" });
});

it("waits until it comes into view, unless it is the first one", () => {
  const { rerender } = renderIn("en", <Picture data={forest} alt="A forest" />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
  rerender(<Picture data={forest} alt="A forest" first />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

it("offers every size of every format, old formats included, at the widths where it is shown", () => {
  const images = { ...forest.images, fallback: { src: "/1.webp", srcSet: "/1.webp 1600w", sizes: "9vw" } };
  renderIn("en", <Picture data={{ ...forest, images }} alt="A forest" sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("srcset", "/1.webp 1600w");
  expect(image).toHaveAttribute("sizes", "50vw");
  expect(image.parentElement?.querySelector("source")).toHaveAttribute("sizes", "50vw");
});

it("shows another picture on the screens of a media query, in every format", () => {
  const images = { ...forest.images, fallback: { src: "/2.webp", srcSet: "/2.webp 1600w", sizes: "9vw" } };
  const wide = { media: "(min-width: 48rem)", data: { ...forest, images, width: 800 } };
  renderIn("en", <Picture data={forest} directions={[wide]} alt="A forest" />);
  const sources = [...(screen.getByRole("img").parentElement?.querySelectorAll("source") ?? [])];
  const offered = sources.map((source) => [source.media, source.type, source.getAttribute("width")]);
  expect(offered).toEqual([
    ["(min-width: 48rem)", "image/avif", "800"],
    ["(min-width: 48rem)", "", "800"],
    ["", "image/avif", "1600"],
  ]);
});
