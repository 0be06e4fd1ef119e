/** An excerpt as elements: text, and in `<mark>` the words that were found. Other markup becomes text. */
export function markedText(html: string) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.childNodes].map((node, index) =>
    node.nodeName === "MARK" ? <mark key={index}>{node.textContent}</mark> : node.textContent,
  );
}
