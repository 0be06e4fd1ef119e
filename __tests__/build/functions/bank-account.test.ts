import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { publishAccount } from "../../../src/build/functions/bank-account";
import { siteData } from "../../../src/build/functions/site-data";
import { contentTree } from "../content-tree";

const settings = "settings/giving.json";
const locales = path.resolve(__dirname, "../../../locales");

afterEach(() => {
  delete process.env.PAYMENT_PROVIDERS;
});

/** Calls the build step for a project, and returns what it panics with. */
function publish(directory: string): readonly unknown[] {
  const panics: unknown[] = [];
  const reporter = { panic: (message: unknown) => panics.push(message) };
  const store = { getState: () => ({ program: { directory } }) };
  type Step = (build: object) => void;
  // of Gatsby's many arguments, those that the step reads
  (publishAccount as unknown as Step)({ store, reporter });
  return panics;
}

/** A project with this bank account in its settings. */
function projectWith(bankAccount: object | undefined) {
  const tree = contentTree();
  tree.editJson(settings, (languages) => {
    for (const fields of Object.values(languages)) Object.assign(fields, { bankAccount });
  });
  const directory = path.dirname(tree.root);
  return { directory, content: tree.root };
}

const account = { bank: "Bank Rimba", number: "123-00-0456789-1" };

it("gives pages and functions the account with its holder, and publishes the QRIS picture", async () => {
  const { directory, content } = projectWith({ ...account, qris: "../images/shells.png" });
  const found = await bankAccountIn(directory);
  expect(found).toMatchObject({ ...account, holder: expect.stringMatching(/./) as string });
  expect(found?.qris).toMatch(/^\/transfer\/qris-[0-9a-f]{12}\.png$/);
  expect(publish(directory)).toEqual([]);
  const published = readFileSync(path.join(directory, "public", found?.qris ?? ""));
  expect(published.equals(readFileSync(path.join(content, "images/shells.png")))).toBe(true);
});

it("does without a QRIS picture, and without an account", async () => {
  const plain = projectWith(account);
  expect(await bankAccountIn(plain.directory)).not.toHaveProperty("qris");
  expect(publish(plain.directory)).toEqual([]);
  const none = projectWith(undefined);
  expect(await bankAccountIn(none.directory)).toBeNull();
  expect(publish(none.directory)).toEqual([]);
  expect(existsSync(path.join(none.directory, "public"))).toBe(false);
});

it("stops the build if transfers are switched on without an account", () => {
  process.env.PAYMENT_PROVIDERS = "transfer";
  expect(publish(projectWith(undefined).directory)).toEqual([
    expect.stringMatching(/names transfer.*no bank account/) as string,
  ]);
  expect(publish(projectWith(account).directory)).toEqual([]);
});

async function bankAccountIn(directory: string) {
  cpSync(locales, path.join(directory, "locales"), { recursive: true });
  return (await siteData(directory)).bankAccount;
}
