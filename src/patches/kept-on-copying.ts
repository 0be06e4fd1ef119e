import type { Reducer } from "./decap-state";

/** The parts of Decap's immutable maps and lists that are used here. */
interface Group {
  mergeWith(merge: (own: unknown, copied: unknown) => unknown, copied: Group): Group;
}
interface Items {
  readonly size: number;
  get(index: number): unknown;
  map(change: (item: unknown, index: number) => unknown): Items;
  slice(start: number): Items;
  concat(items: Items): Items;
}

let isCopying = false;

/** Has what Decap copies next from one language into another keep what is blank there: it copies before anything else runs. */
export function keepOnCopying(): void {
  isCopying = true;
  queueMicrotask(() => (isCopying = false));
}

/**
 * A reducer for which copying takes nothing away. Decap copies groups and lists whole, with what is blank in them:
 * `copyFromOtherLocale` in `EditorControlPane.js` of decap-cms-core.
 */
export function keepingOnCopying(reducer: Reducer): Reducer {
  return (before, action) => {
    const { type, payload } = action;
    const { field, i18n, value } = payload ?? {};
    if (!before || !isCopying || type !== "DRAFT_CHANGE_FIELD" || !field || !i18n)
      return reducer(before, action);
    const { currentLocale, defaultLocale } = i18n;
    const texts = currentLocale === defaultLocale ? ["data"] : ["i18n", currentLocale, "data"];
    const own = before.entryDraft.getIn(["entry", ...texts, field.get("name")]);
    return reducer(before, { ...action, payload: { ...payload, value: filledIn(own, value) } });
  };
}

/** A value with what is copied into it, item by item in lists, but for what is blank or missing there. */
function filledIn(own: unknown, copied: unknown): unknown {
  if (isGroup(own) && isGroup(copied)) return own.mergeWith(filledIn, copied);
  if (isItems(own) && isItems(copied))
    return copied.map((item, index) => filledIn(own.get(index), item)).concat(own.slice(copied.size));
  return isBlank(copied) ? (own ?? copied) : copied;
}

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

const isGroup = (value: unknown): value is Group =>
  typeof (value as Partial<Group> | undefined)?.mergeWith === "function";

const isItems = (value: unknown): value is Items =>
  typeof (value as Partial<Items> | undefined)?.slice === "function" && typeof value !== "string";
