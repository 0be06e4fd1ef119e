import { writeFileSync } from "node:fs";
import path from "node:path";
import { movedAddresses } from "../../scripts/server/moved-addresses.mjs";
import { redirectRules } from "../../src/build/hosting/redirect-rules";
import { temporaryFolder } from "../setup/temporary-folder";

const folder = temporaryFolder();

it("reads the old addresses from the rules for hosts, and nothing else", () => {
  const moved = [
    { from: "/news/old/", to: "/news/new/" },
    { from: "/id/news/old/", to: "/id/news/new/#top" },
  ];
  expect([...movedAddresses(folder)]).toEqual([]);
  writeFileSync(path.join(folder, "_redirects"), redirectRules(moved));
  expect([...movedAddresses(folder)]).toEqual(moved.map(({ from, to }) => [from, to]));
});
