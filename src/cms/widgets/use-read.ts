import { useEffect, useState } from "react";

/**
 * What is read under a key; until it is read, and if it cannot be, what there was before.
 *
 * @param read has to be the same function each time, or it reads anew
 */
export function useRead<Key, Value>(read: (key: Key) => Promise<Value>, key: Key, before: Value): Value {
  const [value, setValue] = useState(before);
  useEffect(() => {
    let isCurrent = true;
    read(key).then(
      (found) => isCurrent && setValue(() => found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [read, key]);
  return value;
}
