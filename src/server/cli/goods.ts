import { readFile } from "node:fs/promises";
import path from "node:path";
import { goodsFiles, largestStoredFile, missingGoods } from "../goods/goods-files";
import type { Runtime } from "../runtime";
import type { SiteData } from "../site-data";
import { type CommandResult, done, failed } from "./command-result";
import { type Program, readCommand } from "./read-command";

const usage = `Usage: npm run goods -- <command>

  list          the files that the last build sells, and whether each is where the site takes it from
  put <file>…   puts files there, under their own names, such as carbon-handbook.en.pdf`;

const program: Program = {
  usage,
  options: {},
  commands: { list: {}, put: { words: Infinity } },
};

type GoodsRuntime = Pick<Runtime, "environment" | "store">;

/** Runs a command of `npm run goods`; `args` are the words after `--`, `lastBuild` loads what the last build sells. */
export async function runGoods(
  args: readonly string[],
  runtime: GoodsRuntime,
  lastBuild: () => Promise<Pick<SiteData, "products">>,
): Promise<CommandResult> {
  const read = readCommand(args, program);
  if ("output" in read) return read;
  const { command, words: files } = read;
  const { products } = await lastBuild();
  const names = products.flatMap((product) => product.files.map(({ name }) => name));
  if (command === "list") return list(names, await missingGoods(products, runtime));
  return files.length > 0 ? put(files, names, runtime) : failed(usage);
}

function list(names: readonly string[], missing: readonly string[]): CommandResult {
  const lines = names.map((name) => `${name}  ${missing.includes(name) ? "missing" : "there"}`);
  const output = [...lines, `${names.length} sold, ${missing.length} missing`].join("\n");
  return missing.length > 0 ? failed(output) : done(output);
}

async function put(
  files: readonly string[],
  names: readonly string[],
  runtime: GoodsRuntime,
): Promise<CommandResult> {
  const unknown = files.filter((file) => !names.includes(path.basename(file)));
  if (unknown.length > 0) return failed(`The last build does not sell ${unknown.join(", ")}.`);
  const read = await Promise.all(files.map(async (file) => ({ file, bytes: await readFile(file) })));
  const tooLarge = read.filter(({ bytes }) => bytes.byteLength > largestStoredFile);
  if (runtime.environment.STORAGE !== "file" && tooLarge.length > 0) {
    const limit = `${largestStoredFile / 1_000_000} MB`;
    return failed(
      `Larger than ${limit}, which this store allows: ${tooLarge.map(({ file }) => file).join(", ")}`,
    );
  }
  for (const { file, bytes } of read) await goodsFiles(runtime).put(path.basename(file), bytes);
  return done(`Put ${files.length} ${files.length === 1 ? "file" : "files"} where the site takes them from.`);
}
