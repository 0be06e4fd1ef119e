import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { serve } from "../../scripts/server/serve.mjs";
import { siteData } from "../server/support/site-data";
import { temporaryFolder } from "./temporary-folder";

jest.mock("../../scripts/server/listen.mjs", () => ({
  listen: () => Promise.reject(new Error("It listens.")),
}));
jest.mock("../../scripts/lib/load-typescript.mjs", () => jest.requireActual<object>("./load-typescript"));

const folder = temporaryFolder();

/** Serves a release that was built for the address of `siteData`. */
function serveAs(SITE_URL: string | undefined, PAYMENT_PROVIDERS?: string): Promise<void> {
  jest.replaceProperty(process, "env", { SITE_URL, PAYMENT_PROVIDERS });
  mkdirSync(path.join(folder, ".build/releases/000000000000001"), { recursive: true });
  return serve(folder);
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
