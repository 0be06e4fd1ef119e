import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import ts from "typescript";

/** Commands that work where the site is only served; those that build, edit or test are left out. */
const commands = [
  ...[
    "scripts/serve.mjs",
    "scripts/rollback.ts",
    "scripts/check-environment.ts",
    "scripts/check-payments.ts",
    "scripts/backup.ts",
  ],
  ...["scripts/goods.ts", "scripts/health.ts", "scripts/inbox.ts", "scripts/ledger.ts", "scripts/outbox.ts"],
  ...["scripts/payments.ts", "scripts/quarantine.ts", "scripts/vitals.ts"],
];

/** A module of `src/` that a script loads by `loadTypeScript`. */
const loaded = /loadTypeScript\(\s*"([^"]+)"/g;

/** What an import may leave out at the end of a file's name. */
const endings = ["", ".ts", ".tsx"];

/**
 * A folder that serves the site needs these files of the project, and packages.
 *
 * @typedef {{ files: readonly string[], packages: readonly string[] }} Served `files` relative to the project
 */

/**
 * Follows the imports of the commands that serve the site and look after it.
 *
 * @param {string} root absolute path of the project
 * @returns {Promise<Served>}
 */
export async function findServed(root) {
  const files = new Set(commands);
  const packages = new Set();
  // what is added while the loop runs is visited, too
  for (const file of files) {
    if (file.endsWith(".json")) continue;
    for (const name of await importsOf(root, file)) {
      if (name.startsWith("node:")) continue;
      if (!/^[./]/.test(name)) packages.add(packageOf(name));
      else {
        const found = findFile(root, path.join(path.dirname(file), name));
        if (found) files.add(found);
      }
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/**
 * The modules that a file imports when it runs: types are left out.
 *
 * @param {string} root
 * @param {string} file relative to the project
 */
async function importsOf(root, file) {
  const text = await readFile(path.join(root, file), "utf8");
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext, allowJs: true },
  });
  const imported = ts.preProcessFile(outputText).importedFiles.map(({ fileName }) => fileName);
  const src = path.relative(path.dirname(file), "src");
  return [...imported, ...Array.from(outputText.matchAll(loaded), ([, name = ""]) => `./${src}/${name}`)];
}

/**
 * @param {string} root
 * @param {string} file relative to the project
 * @returns {string | undefined} undefined for what a build makes
 */
function findFile(root, file) {
  if (file.startsWith(".build")) return undefined;
  const found = endings.map((ending) => file + ending).find((name) => existsSync(path.join(root, name)));
  if (!found) throw new Error(`${file} is imported, and is not there.`);
  return found;
}

/** @param {string} name `stripe/lib/x` or `@netlify/blobs/x` */
function packageOf(name) {
  return name.split("/", name.startsWith("@") ? 2 : 1).join("/");
}
