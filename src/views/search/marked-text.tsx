import { Fragment } from "react";

/** An excerpt as elements: text, and in `<mark>` the words that were found. Other markup becomes text. */
export function markedText(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.childNodes].map(({ nodeName, textContent }, index) =>
    nodeName === "MARK" ? <Fragment key={index}>{marked(textContent ?? "")}</Fragment> : textContent,
  );
}

/** Marks a word without the punctuation around it, which Pagefind takes for a part of it. */
function marked(text: string) {
  const [word = text] = /[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/su.exec(text) ?? [];
  const [before, after] = text.split(word, 2);
  return (
    <>
      {before}
      <mark>{word}</mark>
      {after}
    </>
  );
}
