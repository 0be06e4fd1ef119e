import { publicationFormats, publicationName, renditionsFolder } from "../../content-model/publications";
import { readPublications } from "../content/publications";
import { booksOf, textDigest } from "./book";
import { handoutDigest, handoutsOf } from "./handout";

/** A file, and the digest of what it is made from. */
interface Made {
  readonly name: string;
  readonly text: string;
}

/** Names of the files that are missing, older than their text or of no text, as far as `publications.json` tells. */
export function stalePublications(contentRoot: string): readonly string[] {
  const { files, renditions } = readPublications(contentRoot);
  const books = files.map((file) => ({ name: publicationName(file), text: file.text }));
  const stale = [
    ...differing(booksToBe(contentRoot), books),
    ...differing(renditionsToBe(contentRoot), renditions.map(inItsFolder)),
  ];
  return [...new Set(stale.map(({ name }) => name))];
}

/** What is in one of two lists only. */
function differing(some: readonly Made[], others: readonly Made[]): readonly Made[] {
  const missingIn = (list: readonly Made[], file: Made) =>
    !list.some(({ name, text }) => name === file.name && text === file.text);
  return [
    ...some.filter((file) => missingIn(others, file)),
    ...others.filter((file) => missingIn(some, file)),
  ];
}

function booksToBe(contentRoot: string): readonly Made[] {
  return booksOf(contentRoot).flatMap((book) => {
    const text = textDigest(book);
    const { slug: resource, language } = book;
    return publicationFormats.map((format) => ({
      name: publicationName({ resource, language, format }),
      text,
    }));
  });
}

function renditionsToBe(contentRoot: string): readonly Made[] {
  return handoutsOf(contentRoot).flatMap((handout) => {
    const text = handoutDigest(handout);
    return handout.names.map((name) => inItsFolder({ name, text }));
  });
}

const inItsFolder = ({ name, text }: Made): Made => ({ name: `${renditionsFolder}/${name}`, text });
