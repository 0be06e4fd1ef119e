import { npmCommand } from "../../scripts/lib/npm.mjs";

const windowsNode = "C:\\Program Files\\nodejs\\node.exe";
const windowsNpm = "C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js";

/** A Windows machine with these files. */
const windows = (files: readonly string[], environment: Record<string, string> = {}) => ({
  platform: "win32",
  execPath: windowsNode,
  environment,
  exists: (file: string) => files.includes(file),
});

/** Throws where Node would fail to start a program on Windows without a shell: it starts only .exe files. */
function startOnWindows(command: string, files: readonly string[]): void {
  if (/\.(cmd|bat)$/.test(command)) throw new Error(`spawn ${command} EINVAL`);
  if (!command.endsWith(".exe") || !files.includes(command)) throw new Error(`spawn ${command} ENOENT`);
}

it.each([
  ["that runs the script", "D:\\npm\\bin\\npm-cli.js", { npm_execpath: "D:\\npm\\bin\\npm-cli.js" }],
  ["beside Node, where no npm runs the script", windowsNpm, {}],
  ["beside Node, where another package manager runs it", windowsNpm, { npm_execpath: "D:\\yarn.js" }],
])("starts on Windows the npm %s", (_, expected, environment: Record<string, string>) => {
  const files = [windowsNode, windowsNpm, "D:\\npm\\bin\\npm-cli.js", "D:\\yarn.js"];
  const { command, args } = npmCommand(windows(files, environment));
  expect(() => startOnWindows(command, files)).not.toThrow();
  expect(args).toEqual([expected]);
});

const linux = (files: readonly string[]) => ({
  platform: "linux",
  execPath: "/opt/node/bin/node",
  environment: {},
  exists: (file: string) => files.includes(file),
});

it("starts the npm of the same Node elsewhere", () => {
  const npm = "/opt/node/lib/node_modules/npm/bin/npm-cli.js";
  expect(npmCommand(linux([npm]))).toEqual({ command: "/opt/node/bin/node", args: [npm] });
});

it("leaves it to the system to find npm where it is elsewhere", () => {
  expect(npmCommand(linux([]))).toEqual({ command: "npm", args: [] });
});
