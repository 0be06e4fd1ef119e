import { once } from "node:events";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { watchContent } from "../../../scripts/live/watch.mjs";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

it("goes on after a link that leads to itself, and after the folder of the content was replaced", async () => {
  const root = temporaryFolder();
  writeFiles(root, { "content/news/peat.en.md": "Peat", "locales/en/common.json": "{}", "src/index.ts": "" });
  const told = jest.spyOn(console, "error").mockReturnValue();
  const seen: string[] = [];
  const waiting = new Map<string, () => void>();
  const watcher = watchContent(root, (file) => {
    seen.push(file);
    waiting.get(file)?.();
  });
  const change = async (file: string) => {
    const noticed = new Promise<void>((resolve) => waiting.set(file, resolve));
    writeFiles(root, { [file]: "changed" });
    await noticed;
  };
  await once(watcher, "ready");
  symlinkSync("self", path.join(root, "content/self"));
  await once(watcher, "error");
  expect(told).toHaveBeenCalledWith(expect.stringContaining("content/self"));
  await change("content/news/peat.en.md");
  rmSync(path.join(root, "content"), { recursive: true });
  mkdirSync(path.join(root, "content"));
  writeFiles(root, { "src/index.ts": "changed" });
  await change("content/news/fire.en.md");
  await change("locales/en/common.json");
  expect(seen.filter((file) => !/^(content|locales)/.test(file))).toEqual([]);
  await watcher.close();
});
