/** Which way a sum moved: into the account or out of it. */
export type Direction = "in" | "out";

/** How banks mark the direction, behind a sum or in a column of its own. */
const directions: ReadonlyMap<string, Direction> = new Map([
  ...["CR", "C", "K", "KREDIT", "CREDIT"].map((mark): [string, Direction] => [mark, "in"]),
  ...["DB", "DR", "D", "DEBIT", "DEBET"].map((mark): [string, Direction] => [mark, "out"]),
]);

/** Reads a mark such as `CR` or `Debet`; undefined if it is none. */
export function readDirection(text: string): Direction | undefined {
  return directions.get(text.trim().replace(/\.$/, "").toUpperCase());
}

export interface StatementAmount {
  /** With a fraction if the bank wrote sen or cents. */
  readonly value: number;
  /** As the text says, by a mark or a minus sign. */
  readonly direction?: Direction;
}

/**
 * Reads a sum as Indonesian or English banks write it: `50.123,00`, `50,123.00 CR`, `Rp 50.123`, `Rp50.123,-`,
 * `-50123`. A single separator before exactly three digits separates thousands, since no sum has a third decimal place.
 * Undefined if the text is no sum, or one with more digits than a number holds.
 */
export function readAmount(text: string): StatementAmount | undefined {
  const match = /^(?:Rp\.?|IDR)?\s*([-+])?\s*(?:Rp\.?|IDR)?\s*(\d[\d.,']*?)(?:[.,]-)?\s*([A-Za-z]*)$/i.exec(
    text.trim(),
  );
  if (!match) return undefined;
  const [, sign, digits = "", mark = ""] = match;
  const direction = mark === "" ? signOf(sign) : readDirection(mark);
  if (mark !== "" && !direction) return undefined;
  const value = toNumber(digits);
  return value === undefined ? undefined : { value, ...(direction && { direction }) };
}

function signOf(sign: string | undefined): Direction | undefined {
  if (!sign) return undefined;
  return sign === "-" ? "out" : "in";
}

function toNumber(digits: string): number | undefined {
  const [, whole = digits, fraction = ""] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const isGrouped = /^\d{1,3}(?:([.,'])\d{3}(?:\1\d{3})*)?$/.test(whole);
  if (!isGrouped && !/^\d+$/.test(whole)) return undefined;
  const value = Number(`${whole.replaceAll(/\D/g, "")}.${fraction || "0"}`);
  return value <= Number.MAX_SAFE_INTEGER ? value : undefined;
}
