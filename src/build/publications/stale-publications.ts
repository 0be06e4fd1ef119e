import { publicationFormats, publicationName, renditionsFolder } from "../../content-model/publications";
import { readPublications } from "../content/publications";
import { booksOf, textDigest } from "./book";
import { handoutDigest, handoutsOf } from "./handout";

/** Names of the files that are missing or older than their text, as far as `publications.json` tells. */
export function stalePublications(contentRoot: string): readonly string[] {
  return [...staleBooks(contentRoot), ...staleRenditions(contentRoot)];
}

function staleBooks(contentRoot: string): readonly string[] {
  const { files } = readPublications(contentRoot);
  return booksOf(contentRoot).flatMap((book) => {
    const digest = textDigest(book);
    const { slug: resource, language } = book;
    return publicationFormats
      .filter(
        (format) =>
          !files.some(
            (file) =>
              file.resource === resource &&
              file.language === language &&
              file.format === format &&
              file.text === digest,
          ),
      )
      .map((format) => publicationName({ resource, language, format }));
  });
}

function staleRenditions(contentRoot: string): readonly string[] {
  const { renditions } = readPublications(contentRoot);
  return handoutsOf(contentRoot).flatMap((handout) => {
    const digest = handoutDigest(handout);
    const isMade = (name: string) => renditions.some((file) => file.name === name && file.text === digest);
    return handout.names.filter((name) => !isMade(name)).map((name) => `${renditionsFolder}/${name}`);
  });
}
