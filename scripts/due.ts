/**
 * `npm run due`: lists the entries that appear on the site today, and is silent if there are none. A schedule that
 * builds the site asks it.
 */
import { appearing } from "../src/build/content/appearing";
import { contentRoot } from "../src/build/content/content-root";
import { day } from "../src/domain/durations";
import { dateInZone } from "../src/domain/zone-time";
import { root } from "./lib/root.mjs";

const now = Date.now();

for (const name of appearing(contentRoot(root), dateInZone(now - day), dateInZone(now))) console.log(name);
