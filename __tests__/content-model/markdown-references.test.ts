import { markdownImages, markdownLinks } from "../../src/content-model/markdown-references";

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
    { src: "four.jpg", alt: "Four", to: "/news/" },
  ]);
});

it("finds none in code, in raw HTML or in a reference to nothing", () => {
  expect(markdownImages('`![A](a.jpg)` \\![B](b.jpg) <img src="c.jpg"> ![D][nowhere]')).toEqual([]);
});

it("sees a picture without words", () => {
  expect(markdownImages("![](a.jpg)")).toEqual([{ src: "a.jpg", alt: "" }]);
});

it("finds links wherever they stand in a text, and none in code or raw HTML", () => {
  const text = [
    '[One](/news/ "Title") and <https://a.example/>',
    "",
    "| [Two](</projects/>) |",
    "| --- |",
    "",
    "> [Three][ref], [![A picture](a.jpg)](#four)",
    "",
    '`[Five](/five/)` <a href="/six/">Six</a> [seven]',
    "",
    "[ref]: ../projects/wet-peat.en.md",
  ].join("\n");
  expect(markdownLinks(text)).toEqual([
    ...["/news/", "https://a.example/", "/projects/", "../projects/wet-peat.en.md", "#four"],
  ]);
});
