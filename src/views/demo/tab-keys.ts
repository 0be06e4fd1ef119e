/**
 * Index of the tab that a key leads to, by the ARIA pattern for tabs: arrows wrap around, Home and End lead
 * to the ends. Null for every other key.
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
