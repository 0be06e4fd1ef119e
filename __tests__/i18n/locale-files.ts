import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** Absolute path of the folder with the interface strings. */
export const folder = path.join(root, "locales");

/** Interface strings of a language by their full key: `common:footer.contact`, plural suffix included. */
export function stringsOf(language: string): ReadonlyMap<string, string> {
  const own = path.join(folder, language);
  const files = readdirSync(own).map((file): [string, unknown] => [
    path.basename(file, ".json"),
    JSON.parse(readFileSync(path.join(own, file), "utf8")),
  ]);
  return new Map(files.flatMap(([namespace, tree]) => leaves(tree, `${namespace}:`)));
}

function leaves(tree: unknown, prefix: string): [string, string][] {
  if (typeof tree === "string") return [[prefix, tree]];
  return Object.entries(tree as Record<string, unknown>).flatMap(([name, branch]) =>
    leaves(branch, prefix.endsWith(":") ? prefix + name : `${prefix}.${name}`),
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key that code uses: without i18next's plural suffix. */
export function stem(key: string): string {
  return key.replace(pluralSuffix, "");
}

/** The site's source code as one text. */
export function sourceCode(): string {
  return readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => readFileSync(path.join(root, "src", file), "utf8"))
    .join("\n");
}
