import { execFile } from "node:child_process";
import { promisify } from "node:util";

test("the fonts have the characters that fonts.css names for them", async () => {
  await promisify(execFile)("node", ["tools/subset-font.mjs", "--check"]);
});
