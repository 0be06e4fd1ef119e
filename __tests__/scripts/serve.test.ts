import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serve } from "../../scripts/server/serve.mjs";
import type { SiteData } from "../../src/server/site-data";
import { siteData } from "../server/support/site-data";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

jest.mock("../../scripts/server/listen.mjs", () => ({
  listen: () => Promise.reject(new Error("It listens.")),
}));
jest.mock("../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("./load-typescript"));

const folder = temporaryFolder();

/** Serves a release that was built for the address of `siteData`. */
function serveAs(SITE_URL: string | undefined, PAYMENT_PROVIDERS?: string): Promise<void> {
  jest.replaceProperty(process, "env", { SITE_URL, PAYMENT_PROVIDERS });
  writeRelease(siteData);
  return serve(folder);
}

/** Writes a release with these content facts; the last build of the project has others. */
function writeRelease(facts: SiteData): void {
  writeFiles(folder, {
    ".build/releases/000000000000001/site-data.json": JSON.stringify(facts),
    ".build/site-data.json": JSON.stringify({ ...siteData, keptMonths: 99 }),
  });
}

it("refuses to serve in public what was built for another address", async () => {
  await expect(serveAs("https://other.example/")).rejects.toThrow(
    `The site was built for ${siteData.site.url}, and SITE_URL is https://other.example: run npm run build.`,
  );
});

it.each([siteData.site.url, `${siteData.site.url}/`, "http://localhost:9000", undefined])(
  "serves it with the address %s",
  async (address) => expect(serveAs(address, "sample")).rejects.toThrow("It listens."),
);

it("says of a folder without a build that there is none, and serves nothing", async () => {
  const wrong = path.join(folder, "no-build");
  for (const copy of [wrong, "no-build"]) await expect(serve(folder, copy)).rejects.toThrow(wrong);
  mkdirSync(path.join(wrong, "public"), { recursive: true });
  writeFileSync(path.join(wrong, "public/index.html"), "");
  for (const copy of [wrong, "no-build"]) await expect(serve(folder, copy)).rejects.toThrow("It listens.");
});

it("refuses to serve it without a word about payments, though no address is set", async () => {
  await expect(serveAs(undefined)).rejects.toThrow("PAYMENT_PROVIDERS is missing");
});

describe("refuses settings that contradict the content", () => {
  const settings = { SITE_URL: "http://localhost:9000", PAYMENT_PROVIDERS: "sample" };
  const served = (copy: string | undefined, changes: Readonly<Record<string, string>>) => {
    jest.replaceProperty(process, "env", { ...settings, ...changes });
    return serve(folder, copy);
  };

  beforeAll(() => {
    writeRelease(siteData);
    mkdirSync(path.join(folder, "copy/public"), { recursive: true });
    writeFileSync(path.join(folder, "copy/public/index.html"), "");
    const facts = { ...siteData, bankAccount: null };
    writeFileSync(path.join(folder, "copy/site-data.json"), JSON.stringify(facts));
  });

  it.each([undefined, "copy"])("of a build: %p", async (copy) => {
    await expect(served(copy, { RETENTION_MONTHS: "6" })).rejects.toThrow("RETENTION_MONTHS is 6");
    await expect(served(copy, {})).rejects.toThrow("It listens.");
  });

  it("of a copy that has no account for transfers", async () => {
    const transfers = { PAYMENT_PROVIDERS: "transfer", OUTBOX_SECRET: "o".repeat(32) };
    await expect(served("copy", transfers)).rejects.toThrow("PAYMENT_PROVIDERS names transfer");
  });
});
