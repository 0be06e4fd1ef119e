import path from "node:path";
import { checkWritten } from "../../scripts/lib/check-written";
import { contentFolder } from "../../src/build/content/content-root";
import { readEnvironment } from "../../src/server/environment/environment";
import { temporaryFolder, writeFiles } from "../setup/temporary-folder";

const folder = temporaryFolder();
const account = { bank: "Bank Contoh", number: "1234567890" };
const projects = { withAccount: { bankAccount: account }, without: { accountHolder: "Tajuk" } };
for (const [name, en] of Object.entries(projects))
  writeFiles(path.join(folder, name), { [`${contentFolder}/settings/giving.json`]: JSON.stringify({ en }) });

const check = (providers: string, project: string) => () =>
  checkWritten(readEnvironment({ PAYMENT_PROVIDERS: providers }), path.join(folder, project));

test("before the first build, transfers need an account in the content", () => {
  expect(check("transfer", "without")).toThrow(/names transfer.*no bank account.*giving\.json/);
  expect(check("sample", "without")).not.toThrow();
  expect(check("transfer", "withAccount")).not.toThrow();
});

test("where the content is not at hand, nothing is checked", () => {
  expect(check("transfer", "elsewhere")).not.toThrow();
});
