/** A link to a page of the site in a short text: `[words](/path/)`. */
const link = /\[([^[\]]+)\]\((\/[^()\s]*)\)/g;

/** A short text in pieces: what is written, and in between the words that lead to a path. */
export function splitAtLinks(text: string): readonly { readonly text: string; readonly to?: string }[] {
  const pieces = text.split(link);
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 2) return [];
    const to = pieces[index + 1];
    return index % 3 === 1 && to !== undefined ? [{ text: piece, to }] : [{ text: piece }];
  });
}

/** A short text as it is read, without the addresses of its links. */
export function withoutLinks(text: string): string {
  return text.replace(link, "$1");
}
