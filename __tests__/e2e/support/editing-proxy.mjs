/** Starts our local proxy for a folder: `node editing-proxy.mjs <folder> <port of the site>`. Prints its port. */
import { openEditing } from "../../../scripts/editing/open-editing.mjs";

const [root = "", sitePort = ""] = process.argv.slice(2);
const server = await openEditing({ root, sitePort: Number(sitePort) }, 0);
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
// console.log would colour a number where Playwright asks for colours
process.stdout.write(String(port));
process.once("SIGTERM", () => process.exit());
