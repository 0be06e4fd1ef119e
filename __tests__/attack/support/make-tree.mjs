import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { fixtureSite } from "../../../scripts/lib/kept-build.mjs";
import { root } from "../../../scripts/lib/root.mjs";
import { imageFolder } from "./image-folder.mjs";

/** Makes the folder that the tests of this kind serve, from the build of the fixture site. */
// eslint-disable-next-line import-x/no-default-export -- Jest calls it
export default function makeTree() {
  const tree = path.join(root, imageFolder);
  rmSync(tree, { recursive: true, force: true });
  const script = ["scripts/image-tree.mjs", tree, "--build", fixtureSite.folder];
  execFileSync(process.execPath, script, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}
