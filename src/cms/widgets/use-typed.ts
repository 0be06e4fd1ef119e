import { useState } from "react";

/**
 * What is typed into a field of a value, and what changes it. It follows the value where somebody else changes that: a
 * calendar, another language, a backup.
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
