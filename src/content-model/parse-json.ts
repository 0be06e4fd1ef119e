/**
 * Parses the JSON of a file.
 * @throws Error that says what is wrong, and at which line and column
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // without the position that some messages have, and without what they quote of the file
    const [reason = ""] = (error as Error).message.split(/ (?:in|after) JSON at |, (?:\.\.\.)?"/);
    const lines = text.slice(0, endOfJson(text)).split("\n");
    throw new Error(`${reason} at line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`, {
      cause: error,
    });
  }
}

const string = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"\s*/uy;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\s*/y;

/** Where a text stops being JSON. */
function endOfJson(text: string): number {
  let at = 0;
  const take = (token: RegExp) => {
    token.lastIndex = at;
    const isThere = token.test(text);
    if (isThere) at = token.lastIndex;
    return isThere;
  };
  const takeValue = (): boolean => {
    if (take(/\{\s*/y)) return takeItems(takeField, /\}\s*/y);
    return take(/\[\s*/y) ? takeItems(takeValue, /\]\s*/y) : take(string) || take(plain);
  };
  const takeField = () => take(string) && take(/:\s*/y) && takeValue();
  const takeItems = (takeItem: () => boolean, end: RegExp) => {
    if (take(end)) return true;
    do if (!takeItem()) return false;
    while (take(/,\s*/y));
    return take(end);
  };
  take(/\s*/y);
  takeValue();
  return at;
}
