import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** Patterns of the secret keys of the services that the site uses. */
const shapes = [
  /\b[sr]k_(?:live|test)_[A-Za-z0-9]{8,}/,
  /\bwhsec_[A-Za-z0-9+/]{8,}/,
  /\b(?:SB-)?Mid-server-[A-Za-z0-9_-]{8,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** Names of environment variables whose values are secret. */
const secretName = /SECRET|TOKEN|PASSWORD|_KEY$|^SMTP_URL$|^REDIS_URL$/;

/** Minimum length of the values to look for: shorter ones occur in large files by chance. */
const shortestValue = 8;

/**
 * Files of a build that contain a secret: something that looks like a key, or the value of a secret
 * variable of this environment.
 *
 * @param {readonly string[]} folders absolute paths; missing folders are skipped
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Promise<readonly string[]>} one line each: the file and what was found, never the secret
 */
export async function findSecrets(folders, environment) {
  const values = Object.entries(environment).flatMap(([name, value]) =>
    secretName.test(name) && value && value.length >= shortestValue ? [{ name, value }] : [],
  );
  const found = await Promise.all(
    (await filesIn(folders)).map(async (file) => {
      const text = await readFile(file, "latin1");
      const shape = shapes.some((each) => each.test(text)) ? ["something that looks like a key"] : [];
      const named = values
        .filter(({ value }) => text.includes(value))
        .map(({ name }) => `the value of ${name}`);
      return [...shape, ...named].map((what) => `${file}: ${what}`);
    }),
  );
  return found.flat();
}

/** @param {readonly string[]} folders */
async function filesIn(folders) {
  const lists = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return lists.flat().flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
}
