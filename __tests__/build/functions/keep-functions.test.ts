import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { keepFunctions } from "../../../src/build/functions/keep-functions";
import { siteDataDigest } from "../../../src/build/functions/site-data-file";
import { temporaryFolder } from "../../setup/temporary-folder";

const compiler = { name: "functions", nodeAPIs: ["onPreBootstrap", "onCreateDevServer"] };
const other = { name: "internal-data-bridge", nodeAPIs: ["onPreBootstrap"] };

/** A project with site data, and a Gatsby store that records changes of its plugins. */
function project(siteData: string) {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, ".build"));
  writeFileSync(path.join(directory, ".build/site-data.json"), siteData);
  const dispatch = jest.fn();
  const state = { program: { directory }, config: {}, flattenedPlugins: [compiler, other] };
  const run = () => keepFunctions({ store: { getState: () => state, dispatch } });
  return { directory, dispatch, run };
}

afterEach(() => delete process.env.FUNCTIONS_MADE_OF);

it("bundles the functions in any build that does not say what they were made of", () => {
  const { run, dispatch } = project("{}");
  run();
  expect(dispatch).not.toHaveBeenCalled();
});

it("keeps them where their data is what it was, and leaves other plugins alone", () => {
  const { run, dispatch, directory } = project('{"campaigns":[]}');
  process.env.FUNCTIONS_MADE_OF = siteDataDigest(directory);
  run();
  const plugins = [{ ...compiler, nodeAPIs: ["onCreateDevServer"] }, other];
  expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ payload: plugins }));
});

it("bundles them anew where a campaign, a price or a text of theirs changed", () => {
  const { run, dispatch } = project('{"campaigns":[{"slug":"new"}]}');
  process.env.FUNCTIONS_MADE_OF = siteDataDigest(project('{"campaigns":[]}').directory);
  run();
  expect(dispatch).not.toHaveBeenCalled();
});

it("knows no digest where there was no build", () => {
  expect(siteDataDigest(tmpdir())).toBeUndefined();
});
