import { markdownImages } from "../../src/content-model/markdown-images";

it("finds pictures wherever they stand in a text", () => {
  const text = [
    '![One](../images/one.jpg "Caption")',
    "",
    "- in a list ![Two [really]](<../images/two.jpg>)",
    "",
    "> in a quote ![Three][ref] and [![Four](four.jpg)](/news/)",
    "",
    "[ref]: ../images/three.jpg",
  ].join("\n");
  expect(markdownImages(text)).toEqual([
    { src: "../images/one.jpg", alt: "One" },
    { src: "../images/two.jpg", alt: "Two [really]" },
    { src: "../images/three.jpg", alt: "Three" },
    { src: "four.jpg", alt: "Four" },
  ]);
});

it("finds none in code, in raw HTML or in a reference to nothing", () => {
  expect(markdownImages('`![A](a.jpg)` \\![B](b.jpg) <img src="c.jpg"> ![D][nowhere]')).toEqual([]);
});

it("sees a picture without words", () => {
  expect(markdownImages("![](a.jpg)")).toEqual([{ src: "a.jpg", alt: "" }]);
});
