/**
 * Returns a node that a page needs.
 * @throws Error with `name` if the query did not find it; this stops the build
 */
export function required<Node>(node: Node | null | undefined, name: string): Node {
  if (node === null || node === undefined) throw new Error(`The page's query found no ${name}`);
  return node;
}
