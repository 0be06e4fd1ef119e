import path from "node:path";
import { findSecrets } from "../../scripts/lib/find-secrets.mjs";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const root = temporaryFolder();

beforeAll(() => {
  writeFiles(root, {
    "clean/app.js": 'const pattern = /^whsec_/; const key = process.env.STRIPE_SECRET_KEY; "sk_live_"',
    "stripe/deep/app.js": 'key="sk_live_51HxAbCdEf"',
    "hook/app.js": "whsec_aB3dE5fG7h",
    "midtrans/app.js": "SB-Mid-server-AbCdEf12345",
    "value/app.js": "…hunter2hunter2…",
  });
});

const search = (folder: string, environment = {}) => findSecrets([path.join(root, folder)], environment);

test("passes over names, patterns and folders that are not there", async () => {
  await expect(search("clean", { OUTBOX_SECRET: "not in it at all" })).resolves.toEqual([]);
  await expect(search("none")).resolves.toEqual([]);
});

test.each(["stripe", "hook", "midtrans"])("finds what looks like a key of %s", async (folder) => {
  const found = await search(folder);
  expect(found).toEqual([expect.stringMatching(/app\.js: something that looks like a key$/)]);
});

test("finds the value of a secret variable, and names only the variable", async () => {
  const environment = { OUTBOX_SECRET: "hunter2hunter2", HOME: "hunter2hunter2", API_TOKEN: "hunter2" };
  const found = await search("value", environment);
  expect(found).toEqual([expect.stringMatching(/app\.js: the value of OUTBOX_SECRET$/)]);
});
