import { useState } from "react";

/**
 * A choice that this browser keeps: the first one until the editor chooses another.
 *
 * @param name of the choice in the browser's storage
 */
export function useKept<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (chosen: Choice) => void] {
  const key = `tajuk-preview-${name}`;
  const kept = () => choices.find((choice) => choice === localStorage.getItem(key)) ?? choices[0];
  const [chosen, setChosen] = useState(kept);
  const keep = (choice: Choice) => {
    localStorage.setItem(key, choice);
    setChosen(choice);
  };
  return [chosen, keep];
}
