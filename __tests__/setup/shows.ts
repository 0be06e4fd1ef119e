import { screen } from "@testing-library/react";
import { textsOf } from "./texts";

/** Expects every text of a part of the page copy in the container, and its pictures by alternative text. */
export function expectTexts(container: HTMLElement, copy: unknown): void {
  const { words, alternatives } = textsOf(copy);
  expect(words.length).toBeGreaterThan(0);
  for (const text of words) expect(container).toHaveTextContent(text);
  for (const text of alternatives) expect(screen.getAllByRole("img", { name: text })).not.toHaveLength(0);
}
