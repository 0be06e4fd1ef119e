/** A node that a page cannot do without; stops the build with its name if the query did not find it. */
export function required<Node>(node: Node | null | undefined, name: string): Node {
  if (node === null || node === undefined) throw new Error(`The page's query found no ${name}`);
  return node;
}
