/**
 * Position of the tab that a key leads to, by the keyboard pattern of tabs: arrows go round, Home and End to
 * the ends. Null for every other key.
 */
export function tabReachedBy(key: string, position: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (position + 1) % count;
    case "ArrowLeft":
      return (position - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
