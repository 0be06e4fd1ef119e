/**
 * `npm run due`: lists what changes on the site today by itself, for a schedule that builds it: entries that appear, a permit
 * that has ended. If there is nothing, it says so in a terminal, and to a schedule nothing.
 */
import { contentRoot } from "../src/build/content/content-root";
import { due } from "../src/build/content/due";
import { day } from "../src/domain/durations";
import { dateInZone } from "../src/domain/zone-time";
import { root } from "./lib/root.mjs";

const now = Date.now();

const names = due(contentRoot(root), dateInZone(now - day), dateInZone(now));
for (const name of names) console.log(name);
if (names.length === 0 && process.stdout.isTTY) console.log("Nothing changes on the site today by itself.");
