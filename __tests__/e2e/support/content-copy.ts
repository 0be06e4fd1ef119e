import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createEditingProxy } from "../../../scripts/editing/proxy.mjs";
import { startLoopbackServer } from "../../server/support/loopback-server";
import { siteContent } from "../../setup/site";

/** The folders that editors may change: the fixture site's content, and the interface strings. */
export const editedFolders = { content: siteContent, locales: path.resolve(__dirname, "../../../locales") };

/** A copy of {@link editedFolders}, and the local proxy that writes to it. */
export interface ContentCopy {
  /** URL of the proxy. */
  readonly address: string;
  /** The text of a file of the copy, by its path in the project. */
  read(file: string): string;
  /** The bytes of a file of the copy. */
  readBytes(file: string): Buffer;
  /** Whether the copy has a file. */
  has(file: string): boolean;
  /** Adds or replaces a file of the copy. */
  write(file: string, text: string | Buffer): void;
  /** Removes a file of the copy. */
  remove(file: string): void;
  /** The text of the original file at that path. */
  original(file: string): string;
  /** Whether the copy has a file as it was at the beginning. */
  isOriginal(file: string): boolean;
  close(): Promise<void>;
}

/**
 * Copies the content to a temporary folder and starts the local proxy for it, in the process of the tests: a process
 * of its own would load all that the proxy needs anew for each of them.
 */
export async function openContentCopy(): Promise<ContentCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), "tajuk-admin-"));
  for (const [name, source] of Object.entries(editedFolders))
    cpSync(source, path.join(folder, name), { recursive: true });
  const sitePort = Number(process.env.E2E_PORT ?? "9100");
  const proxy = await startLoopbackServer(await createEditingProxy({ root: folder, sitePort }));
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const has = (file: string) => existsSync(path.join(folder, file));
  const original = (file: string) => {
    const [name = "", ...rest] = file.split("/");
    return readFileSync(path.join(editedFolders[name as keyof typeof editedFolders], ...rest), "utf8");
  };
  return {
    address: proxy.url,
    ...{ read, has, original },
    readBytes: (file) => readFileSync(path.join(folder, file)),
    isOriginal: (file) => has(file) && read(file) === original(file),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    remove: (file) => rmSync(path.join(folder, file)),
    close: async () => {
      // answered once the changes before it are recorded
      await fetch(`${proxy.url}/history/recent`);
      proxy.close();
      rmSync(folder, { recursive: true, maxRetries: 10 });
    },
  };
}
