import { writeFile } from "node:fs/promises";
import path from "node:path";
import { componentScripts } from "../../../src/build/files/component-scripts";
import { temporaryFolder } from "../../setup/temporary-folder";

it("lists what components share, too, without what all pages load", async () => {
  const folder = temporaryFolder();
  const assetsByChunkName = {
    app: ["runtime.js", "styles.css", "app.js"],
    gift: ["app.js", "shared.js", "gift.css", "gift.js"],
    waiting: ["waiting.js"],
  };
  await writeFile(path.join(folder, "webpack.stats.json"), JSON.stringify({ assetsByChunkName }));
  expect(componentScripts(folder)).toMatchObject({
    gift: ["/shared.js", "/gift.js"],
    waiting: ["/waiting.js"],
  });
});
