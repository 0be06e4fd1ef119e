/** A number with the right form of its word: `1 row`, `2 rows`. */
export function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
