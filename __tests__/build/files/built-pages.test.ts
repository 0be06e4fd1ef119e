import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { removeFormerPages } from "../../../src/build/files/built-pages";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const directory = temporaryFolder();
const files = { "/": "index.html", "/news/": "news/index.html", "/404.html": "404.html" };
const former = { "/news/gone/": "news/gone/index.html", "/500.html": "500.html" };
const others = ["news/moved/index.html", "admin/index.html"];

it("removes the pages of former builds, and nothing else", async () => {
  const write = (file: string, text: string) => writeFiles(path.join(directory, "public"), { [file]: text });
  for (const [address, file] of Object.entries({ ...files, ...former })) {
    write(file, `<script>window.pagePath="${address}"</script>`);
  }
  for (const file of others) write(file, "<p>made by no page</p>");

  const args = {
    getNodesByType: () => Object.keys(files).map((address) => ({ path: address })),
    store: { getState: () => ({ program: { directory } }) },
  };
  // the step reads these two of the many things that Gatsby hands to it
  await removeFormerPages(args as unknown as BuildArgs, { plugins: [] }, () => undefined);

  const there = (file: string) => existsSync(path.join(directory, "public", file));
  expect(Object.values(former).filter(there)).toEqual([]);
  expect([...Object.values(files), ...others].filter((file) => !there(file))).toEqual([]);
});
