import { publicationFormats, publicationName } from "../../content-model/publications";
import { readPublications } from "../content/publications";
import { booksOf, textDigest } from "./book";

/** Names of the books' files that are missing or older than their text, as far as `publications.json` tells. */
export function stalePublications(contentRoot: string): readonly string[] {
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
