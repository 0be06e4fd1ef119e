import { readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";

/** Phrases of Decap's interface by key, in groups. */
export interface Phrases {
  readonly [key: string]: string | Phrases;
}

/** Decap's own English phrases: evaluates the source of its locale without the `export`. */
export function decapEnglish(): Phrases {
  const folder = path.dirname(require.resolve("decap-cms-locales/package.json"));
  const source = readFileSync(path.join(folder, "src/en/index.js"), "utf8");
  return vm.runInNewContext(`${source.replace(/export default en;\s*$/, "")};en`) as Phrases;
}

/** Phrases with their whole keys, `group.group.key`. */
export function flatPhrases(phrases: Phrases, prefix = ""): [string, string][] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : flatPhrases(value, `${prefix}${key}.`),
  );
}
