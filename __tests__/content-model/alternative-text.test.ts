import { wordyBeginning } from "../../src/content-model/alternative-text";

it.each([
  ["Image of a canal", "Image of"],
  ["a picture of a canal", "a picture of"],
  ["The photograph of a canal", "The photograph of"],
  ["Gambar kanal gambut", "Gambar"],
  [" foto dua orang", "foto"],
])("finds what a reader hears anyway in %s", (text, words) => {
  expect(wordyBeginning(text)).toBe(words);
});

it.each([
  "A canal, seen from the air",
  "Pictures on a wall",
  "Foto udara sebuah kanal",
  "Fotografer di tepi kanal",
  "Gambaran umum",
])("leaves %s alone", (text) => {
  expect(wordyBeginning(text)).toBeUndefined();
});
