import { z } from "zod";

/** An optional text that matches `pattern`; `expected` completes “must be …” in the list of problems. */
export function text(expected: string, pattern = /./) {
  return z.string({ error: expected }).trim().regex(pattern, { error: expected }).optional();
}

/** A whole number within bounds, both included. */
export function wholeNumber(fallback: number, min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  const options = { error: expected };
  return z.coerce.number(options).int(options).min(min, options).max(max, options).default(fallback);
}

/** A boolean, written `true` or `false`. */
export function toggle(fallback: boolean) {
  const values = z.enum(["true", "false"], { error: "true or false" });
  return values.default(fallback ? "true" : "false").transform((value) => value === "true");
}

/** One of a list of words. */
export function choice<Value extends string>(values: readonly [Value, ...Value[]], fallback: Value) {
  return z.enum(values, { error: `one of ${values.join(", ")}` }).default(fallback);
}

/** Comma-separated values, each validated by `item`; an unset variable is an empty list. */
export function listOf<Item extends z.ZodType<unknown, string>>(item: Item) {
  const split = z.string().transform((value) =>
    value
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
  return split.prefault("").pipe(z.array(item));
}

/** An optional absolute URL with one of the given schemes (`https:`) and a host; a trailing slash is removed. */
export function address(schemes: readonly string[]) {
  const expected = `an address beginning with ${schemes.map((scheme) => `${scheme}//`).join(" or ")} and a host`;
  const isWhole = (value: string) => {
    const hasScheme = schemes.some((scheme) => value.startsWith(`${scheme}//`));
    return hasScheme && URL.canParse(value) && new URL(value).host !== "";
  };
  const withoutSlash = (value: string) => value.replace(/\/+$/, "");
  return z.string().trim().refine(isWhole, { error: expected }).transform(withoutSlash).optional();
}
