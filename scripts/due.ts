/**
 * `npm run due`: lists the entries that appear on the site today, for a schedule that builds it. If there are none, it says so
 * in a terminal, and to a schedule nothing.
 */
import { appearing } from "../src/build/content/appearing";
import { contentRoot } from "../src/build/content/content-root";
import { day } from "../src/domain/durations";
import { dateInZone } from "../src/domain/zone-time";
import { root } from "./lib/root.mjs";

const now = Date.now();

const names = appearing(contentRoot(root), dateInZone(now - day), dateInZone(now));
for (const name of names) console.log(name);
if (names.length === 0 && process.stdout.isTTY) console.log("No entry appears today.");
