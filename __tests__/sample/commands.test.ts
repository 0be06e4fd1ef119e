import { readFileSync } from "node:fs";
import path from "node:path";
import { scripts } from "../../package.json";
import { languageCodes } from "../setup/languages";

test.each(languageCodes)("e-mails to the team name commands that there are, in %s", (language) => {
  const strings = readFileSync(path.resolve(__dirname, "../../locales", language, "server.json"), "utf8");
  const named = [...strings.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(strings).toContain("npm run payments -- refund {{reference}} --apply");
});
