import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runGoods } from "../../../src/server/cli/goods";
import { goodsFiles } from "../../../src/server/goods/goods-files";
import { temporaryFolder } from "../../setup/temporary-folder";
import { testRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

const lastBuild = () => Promise.resolve(siteData);

const emptyFolder = () => temporaryFolder();

function fileNamed(name: string, size = 10): string {
  const file = path.join(emptyFolder(), name);
  writeFileSync(file, Buffer.alloc(size, 7));
  return file;
}

test("lists what is sold, and fails if anything is missing", async () => {
  const all = await runGoods(["list"], testRuntime(), lastBuild);
  expect(all).toMatchObject({ exitCode: 0, output: expect.stringMatching(/6 sold, 0 missing$/) as string });
  const none = await runGoods(["list"], testRuntime({ settings: { GOODS_DIR: emptyFolder() } }), lastBuild);
  expect(none.exitCode).toBe(1);
  expect(none.output).toContain("carbon-handbook.en.pdf  missing");
});

test.each([
  ["a folder", {}],
  ["the store", { STORAGE: "redis", REDIS_URL: "redis://localhost" }],
])("puts a file into %s, from which buyers get it", async (_, settings) => {
  const GOODS_DIR = emptyFolder();
  const runtime = testRuntime({ settings: { GOODS_DIR, ...settings } });
  const result = await runGoods(["put", fileNamed("peat-atlas.en.pdf")], runtime, lastBuild);
  expect(result.exitCode).toBe(0);
  expect(await goodsFiles(runtime).read("peat-atlas.en.pdf")).toHaveLength(10);
  expect(readdirSync(GOODS_DIR)).toEqual("STORAGE" in settings ? [] : ["peat-atlas.en.pdf"]);
});

test("refuses what is not sold, and what the store cannot send", async () => {
  const unknown = await runGoods(["put", fileNamed("secret.pdf")], testRuntime(), lastBuild);
  expect(unknown.exitCode).toBe(1);
  const settings = { STORAGE: "redis", REDIS_URL: "redis://localhost" };
  const large = fileNamed("peat-atlas.en.pdf", 4_000_001);
  expect((await runGoods(["put", large], testRuntime({ settings }), lastBuild)).output).toContain("4 MB");
});

test("says how it is used", async () => {
  expect((await runGoods([], testRuntime(), lastBuild)).output).toMatch(/^Usage: npm run goods -- <command>/);
  expect((await runGoods(["put"], testRuntime(), lastBuild)).output).toMatch(
    /^Usage: npm run goods -- <command>/,
  );
});

test("says how it is used where nothing was built", async () => {
  const unbuilt = () => Promise.reject(new Error("no build"));
  expect(await runGoods(["--help"], testRuntime(), unbuilt)).toMatchObject({ exitCode: 0 });
});
