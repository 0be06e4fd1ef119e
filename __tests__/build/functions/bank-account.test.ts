import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { publishAccount } from "../../../src/build/functions/bank-account";
import { siteData, writeSiteData } from "../../../src/build/functions/site-data";
import { unmetDemands } from "../../../src/content-model/rule";
import { givingSettings } from "../../../src/content-model/settings/giving";
import type { Fields } from "../../../src/domain/record";
import { contentTree } from "../content-tree";

const settings = "settings/giving.json";
const locales = path.resolve(__dirname, "../../../locales");

afterEach(() => {
  delete process.env.PAYMENT_PROVIDERS;
  delete process.env.RETENTION_MONTHS;
});

/** Calls a build step for a project, and returns what it panics with. */
async function run(step: unknown, directory: string): Promise<readonly unknown[]> {
  const panics: unknown[] = [];
  const reporter = { panic: (message: unknown) => panics.push(message) };
  const store = { getState: () => ({ program: { directory } }) };
  // of Gatsby's many arguments, those that the steps read
  await (step as (build: object) => unknown)({ store, reporter });
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
  expect(await run(publishAccount, directory)).toEqual([]);
  const published = readFileSync(path.join(directory, "public", found?.qris ?? ""));
  expect(published.equals(readFileSync(path.join(content, "images/shells.png")))).toBe(true);
});

it("does with a QRIS picture alone", async () => {
  const { directory } = projectWith({ qris: "../images/shells.png" });
  expect(Object.keys((await bankAccountIn(directory)) ?? {})).toEqual(["holder", "qris"]);
});

it.each([
  [{}, ["number"]],
  [{ bank: account.bank }, ["number"]],
  [{ number: account.number, qris: "../images/shells.png" }, ["bank"]],
  [{ qris: "../images/shells.png" }, []],
  [account, []],
])("demands a bank with its number, a QRIS picture or both: %j", (bankAccount, missing) => {
  const { content } = projectWith(bankAccount);
  const languages = JSON.parse(readFileSync(path.join(content, settings), "utf8")) as object;
  const [fields = {}] = Object.values(languages) as readonly Fields[];
  const demanded = missing.map((name) => `bankAccount.${name}`);
  expect(unmetDemands(givingSettings.schema, fields).map(({ path: at }) => at.join("."))).toEqual(demanded);
});

it("does without a QRIS picture, and without an account", async () => {
  const plain = projectWith(account);
  expect(await bankAccountIn(plain.directory)).not.toHaveProperty("qris");
  expect(await run(publishAccount, plain.directory)).toEqual([]);
  const none = projectWith(undefined);
  expect(await bankAccountIn(none.directory)).toBeNull();
  expect(await run(publishAccount, none.directory)).toEqual([]);
  expect(existsSync(path.join(none.directory, "public"))).toBe(false);
});

it("stops the build if transfers are switched on without an account", async () => {
  process.env.PAYMENT_PROVIDERS = "transfer";
  expect(await run(writeSiteData, withLocales(projectWith(undefined).directory))).toEqual([
    expect.stringMatching(/names transfer.*no bank account/) as string,
  ]);
  expect(await run(writeSiteData, withLocales(projectWith(account).directory))).toEqual([]);
});

it("stops the build if data is kept longer than visitors are told", async () => {
  process.env.RETENTION_MONTHS = "24";
  const { directory, content } = projectWith(account);
  const text = ["title: Privacy", "lead: What we keep", "keptMonths: 6", "updated: 2020-01-01"];
  mkdirSync(path.join(content, "documents"), { recursive: true });
  writeFileSync(path.join(content, "documents/privacy.en.md"), ["---", ...text, "---", "Text."].join("\n"));
  expect(await run(writeSiteData, withLocales(directory))).toEqual([
    expect.stringMatching(/RETENTION_MONTHS is 24.*tells visitors 6/) as string,
  ]);
});

function withLocales(directory: string): string {
  cpSync(locales, path.join(directory, "locales"), { recursive: true });
  return directory;
}

async function bankAccountIn(directory: string) {
  return (await siteData(withLocales(directory))).bankAccount;
}
