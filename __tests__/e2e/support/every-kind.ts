import { basePaths } from "../../../src/domain/addresses";
import { saidPages } from "./said-pages";

/** Addresses, in the default language, of one page of each kind, and of each form that a kind has. */
export const pageOfEveryKind: ReadonlySet<string> = new Set([
  ...Object.values(saidPages).map((path) => path.replace(/[#?].*/, "")),
  ...Object.values(basePaths),
  "/transparency/dry-season/",
]);
