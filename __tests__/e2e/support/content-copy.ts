import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteContent } from "../../setup/site";

/** The folders that editors may change: the fixture site's content, and the interface strings. */
export const editedFolders = { content: siteContent, locales: path.resolve(__dirname, "../../../locales") };

/** A copy of {@link editedFolders}, and the local proxy that writes to it. */
export interface ContentCopy {
  /** URL at which the proxy takes Decap's requests. */
  readonly address: string;
  /** The text of a file of the copy, by its path in the project. */
  read(file: string): string;
  /** Whether the copy has a file. */
  has(file: string): boolean;
  /** Adds or replaces a file of the copy. */
  write(file: string, text: string): void;
  /** The text of the original file at that path. */
  original(file: string): string;
  close(): Promise<void>;
}

/** Copies the content to a temporary folder and starts Decap's own proxy for it. */
export async function openContentCopy(): Promise<ContentCopy> {
  const folder = mkdtempSync(path.join(tmpdir(), "tajuk-admin-"));
  for (const [name, source] of Object.entries(editedFolders))
    cpSync(source, path.join(folder, name), { recursive: true });
  const port = await freePort();
  const proxy = spawn(process.execPath, [require.resolve("decap-server")], {
    env: {
      ...process.env,
      GIT_REPO_DIRECTORY: folder,
      MODE: "fs",
      PORT: String(port),
      BIND_HOST: "127.0.0.1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(proxy.stdout, "data");
  return {
    address: `http://127.0.0.1:${port}/api/v1`,
    read: (file) => readFileSync(path.join(folder, file), "utf8"),
    has: (file) => existsSync(path.join(folder, file)),
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    original: (file) => {
      const [name = "", ...rest] = file.split("/");
      return readFileSync(path.join(editedFolders[name as keyof typeof editedFolders], ...rest), "utf8");
    },
    close: async () => {
      proxy.kill();
      await once(proxy, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
