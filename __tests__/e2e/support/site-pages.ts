import path from "node:path";
import { sitePages } from "../../../scripts/lib/site-pages.mjs";

/** Paths of every page of the site for visitors, in both languages, sorted. */
export const publicPages: readonly string[] = sitePages(path.resolve("public")).filter(
  (page) => page !== "/admin/",
);
