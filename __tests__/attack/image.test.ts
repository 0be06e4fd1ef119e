import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { findServed } from "../../scripts/lib/served-files.mjs";
import { localizedPath } from "../../src/domain/paths";
import { goodInquiry } from "../server/support/requests";
import { languageCodes } from "../setup/languages";
import { temporaryFolder } from "../setup/temporary-folder";
import { imageTree, serveImage } from "./support/image-site";

const command = promisify(execFile);
const root = path.resolve(__dirname, "../..");

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, "package.json"), "utf8")) as Manifest;

test("the packages that serve the site are those that package.json calls dependencies, and no others", async () => {
  const { dependencies } = await manifestOf(root);
  expect((await findServed(root)).packages).toEqual(Object.keys(dependencies));
});

test("neither builds nor the editors' proxy are in it, and every package is in its list", async () => {
  const { scripts } = await manifestOf(imageTree);
  for (const name of ["start", "build", "test"]) expect(scripts).not.toHaveProperty(name);
  expect(await readdir(path.join(imageTree, "scripts"))).not.toContain("editing");
  const packages = await readdir(path.join(imageTree, "node_modules"));
  for (const name of ["gatsby", "react", "decap-server", "typescript"]) expect(packages).not.toContain(name);
  const list = JSON.parse(await readFile(path.join(imageTree, "sbom.json"), "utf8")) as {
    readonly components: readonly { readonly name: string; readonly licenses?: readonly unknown[] }[];
  };
  expect(list.components.length).toBeGreaterThan(packages.length / 2);
  expect(list.components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([]);
});

test("it serves pages in each language and a function, keeps an inquiry, and its tools read it", async () => {
  const STORAGE_DIRECTORY = temporaryFolder();
  const { origin } = await serveImage({ STORAGE_DIRECTORY });
  for (const language of languageCodes) {
    const page = await fetch(origin + localizedPath("/donate/", language));
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`lang="${language}"`)]);
  }
  await expect((await fetch(`${origin}/api/payments/methods`)).json()).resolves.toMatchObject({
    mode: "sample",
  });
  const posted = await fetch(`${origin}/api/inquiries`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(goodInquiry),
  });
  expect(posted.status).toBe(201);
  const { scripts } = await manifestOf(imageTree);
  const run = async (name: string, ...args: readonly string[]) => {
    const [, ...words] = (scripts[name] ?? "").split(" ");
    const env = { PATH: process.env.PATH, STORAGE_DIRECTORY };
    return (await command(process.execPath, [...words, ...args], { cwd: imageTree, env })).stdout;
  };
  expect(await run("inbox", "list")).toContain(goodInquiry.email);
  expect(await run("quarantine", "list")).toContain("0 set aside");
});
