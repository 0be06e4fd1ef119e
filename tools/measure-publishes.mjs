/**
 * Measures the memory of the server over publishes: `node --expose-gc tools/measure-publishes.mjs`.
 *
 * It makes a release of a kept build (`.build/own-site`, or the folder given as argument) eleven times, one for the start and
 * ten publishes, shows each as `npm start` and `npm run serve` do, and asks pages and functions of it over loopback.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../scripts/lib/root.mjs";
import { createLiveSite } from "../scripts/live/live-site.mjs";
import { followReleases, makeRelease } from "../scripts/live/releases.mjs";
import { builtFolders, siteOptions } from "../scripts/server/built-site.mjs";
import { listen } from "../scripts/server/listen.mjs";

const publishes = 10;
const rounds = 20;
const asked = [
  "/",
  "/id/",
  "/donate/",
  "/no-page/",
  "/api/payments/methods",
  "/api/healthz",
  "/api/inquiries",
];

const build = builtFolders(root, process.argv[2] ?? ".build/own-site");
const folder = await mkdtemp(path.join(tmpdir(), "publishes-"));
const site = createLiveSite(await siteOptions());
const look = await followReleases(folder, site.show);
const server = await listen(site.handle, 0, "127.0.0.1");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());

/** Megabytes in use after what nobody needs any more has been collected. */
const measure = () => {
  for (let times = 0; times < 3; times += 1) globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss: Math.round(rss / 1e6), heap: Math.round(heapUsed / 1e6) };
};

try {
  for (let publish = 0; publish <= publishes; publish += 1) {
    await makeRelease(folder, Date.now(), build);
    await look();
    for (const address of Array.from({ length: rounds }, () => asked).flat()) {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { accept: "text/html" },
      });
      await response.arrayBuffer();
    }
    const { rss, heap } = measure();
    console.log(
      `${publish === 0 ? "at the start" : `after publish ${publish}`}: ${rss} MB resident, ${heap} MB of JavaScript`,
    );
  }
} finally {
  server.close();
  await rm(folder, { recursive: true });
}
process.exit();
