import { useState } from "react";

/**
 * The text in a field for a value, and its setter. The text follows the value when something other than typing changes
 * it: a calendar, another language, a backup.
 */
export function useTyped<Value>(
  value: Value,
  write: (value: Value) => string,
  read: (typed: string) => unknown,
): readonly [typed: string, setTyped: (typed: string) => void] {
  const [known, setKnown] = useState(value);
  const [typed, setTyped] = useState(write(value));
  if (known !== value) {
    setKnown(value);
    if (read(typed) !== value) setTyped(write(value));
  }
  return [typed, setTyped];
}
