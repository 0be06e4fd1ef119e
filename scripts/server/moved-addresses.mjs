import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A rule for an old address: `/news/old/  /news/new/  301!` */
const rule = /^(?<from>\S+)\s+(?<to>\S+)\s+301!$/gm;

/**
 * Where the old addresses of a built site lead, by the rules that the build wrote for hosts.
 *
 * @param {string} publicFolder absolute path
 * @returns {ReadonlyMap<string, string>}
 */
export function movedAddresses(publicFolder) {
  const file = path.join(publicFolder, "_redirects");
  const rules = existsSync(file) ? readFileSync(file, "utf8") : "";
  return new Map([...rules.matchAll(rule)].map(({ groups = {} }) => [groups.from ?? "", groups.to ?? ""]));
}

/**
 * Leads from old addresses to new ones; the query is kept. An editor may take it back: so browsers ask again.
 *
 * @param {string} publicFolder absolute path
 * @param {string} askAgain value of `Cache-Control`
 * @returns {import("express").RequestHandler}
 */
export function leadOn(publicFolder, askAgain) {
  const moved = movedAddresses(publicFolder);
  return (request, response, next) => {
    const to = moved.get(request.path.replace(/\/?$/, "/"));
    if (to === undefined) {
      next();
      return;
    }
    const [page, hash] = to.split("#");
    const query = request.originalUrl.split("?")[1];
    response.setHeader("Cache-Control", askAgain);
    response.redirect(301, `${page}${query ? `?${query}` : ""}${hash ? `#${hash}` : ""}`);
  };
}
