/** A part of the page as React knows it, which no other part of it says. */
interface Fiber {
  readonly memoizedProps?: Readonly<Record<string, unknown>> | null;
  readonly stateNode?: unknown;
  readonly return?: Fiber | null;
}

/** What `find` finds first of an element and the React components around it, from the inside out. */
export function findAround<Found>(
  element: Element,
  find: (fiber: Fiber) => Found | undefined,
): Found | undefined {
  const known = Object.entries(element).find(([name]) => name.startsWith("__reactFiber$"));
  let fiber = known?.[1] as Fiber | null | undefined;
  while (fiber) {
    const found = find(fiber);
    if (found !== undefined) return found;
    fiber = fiber.return;
  }
  return undefined;
}
