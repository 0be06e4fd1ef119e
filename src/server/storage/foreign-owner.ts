import { readdir, stat } from "node:fs/promises";
import path from "node:path";

/**
 * The first user, by number, who is not `user` and owns something directly in a folder; undefined if there is none, or no
 * such folder.
 */
export async function foreignOwner(folder: string, user: number): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => []);
  const owners = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).uid));
  return owners.find((owner) => owner !== user);
}
