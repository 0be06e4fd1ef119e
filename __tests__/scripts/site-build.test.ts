import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../scripts/lib/problem.mjs";
import {
  assertBuilt,
  builtAt,
  developSite,
  ensureBuilt,
  removeBuilds,
} from "../../scripts/lib/site-build.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const root = temporaryFolder();

/** A stand-in for the Gatsby CLI: `build` makes a home page from the content, `develop` overwrites it. */
const gatsby = `
  const fs = require("node:fs");
  const [command] = process.argv.slice(2);
  if (command === "build" && fs.readFileSync("content/home.md", "utf8") === "broken") process.exit(1);
  fs.mkdirSync("public", { recursive: true });
  fs.mkdirSync(".cache", { recursive: true });
  fs.writeFileSync("public/index.html", command);
`;

const shown = () => readFileSync(path.join(root, "public/index.html"), "utf8");

let said: string[];

beforeEach(async () => {
  said = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => said.push(line));
  await removeBuilds(root);
  writeFiles(root, { "node_modules/gatsby/cli.js": gatsby, "content/home.md": "Peat" });
});

it("builds what is not built, and once only", async () => {
  await ensureBuilt(root);
  await ensureBuilt(root);
  expect(said).toEqual(["Building the site …", "Nothing changed since the last build."]);
  expect(() => assertBuilt(root)).not.toThrow();
});

it("knows when the last build began", async () => {
  expect(await builtAt(root)).toBeUndefined();
  const before = Date.now();
  await ensureBuilt(root);
  const began = await builtAt(root);
  expect(began).toBeGreaterThanOrEqual(before);
  await ensureBuilt(root);
  expect(await builtAt(root)).toBe(began);
});

it("builds anew after develop, which writes over the built site", async () => {
  await ensureBuilt(root);
  await developSite(root, []);
  expect(shown()).toBe("develop");
  expect(() => assertBuilt(root)).toThrow("run npm run build");

  await ensureBuilt(root);
  expect(shown()).toBe("build");
});

it("shows no site of which a build has failed, and says what to try", async () => {
  await ensureBuilt(root);
  writeFiles(root, { "content/home.md": "broken" });
  await expect(ensureBuilt(root)).rejects.toThrow(/could not be built.*npm run clean/s);
  expect(() => assertBuilt(root)).toThrow(Problem);
});

it("builds anew where only the built site was removed", async () => {
  await ensureBuilt(root);
  rmSync(path.join(root, "public"), { recursive: true });
  expect(() => assertBuilt(root)).toThrow(Problem);
  await ensureBuilt(root);
  expect(shown()).toBe("build");
});

it("removes everything that builds wrote, and nothing else", async () => {
  await ensureBuilt(root);
  await removeBuilds(root);
  expect(["public", ".cache", ".build"].filter((name) => existsSync(path.join(root, name)))).toEqual([]);
  expect(existsSync(path.join(root, "content/home.md"))).toBe(true);
  await expect(removeBuilds(root)).resolves.toBeUndefined();
});
