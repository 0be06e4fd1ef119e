import { checkContent } from "../../src/server/environment/check-content";
import { readEnvironment } from "../../src/server/environment/environment";
import { createRuntime } from "../../src/server/runtime";
import { siteData } from "./support/site-data";

const environment = (providers: string) => readEnvironment({ PAYMENT_PROVIDERS: providers });

test("transfers need no keys, but a bank account", () => {
  const transfer = environment("transfer");
  const without = { ...siteData, bankAccount: null };
  expect(() => checkContent(transfer, siteData)).not.toThrow();
  expect(() => checkContent(transfer, without)).toThrow(/names transfer.*no bank account.*giving\.json/);
  expect(() => checkContent(environment("sample"), without)).not.toThrow();
});

test("data is kept as long as visitors are told", () => {
  const { RETENTION_MONTHS } = environment("sample");
  const longer = { ...environment("sample"), RETENTION_MONTHS: RETENTION_MONTHS + 1 };
  const told = { ...siteData, keptMonths: RETENTION_MONTHS };
  expect(() => checkContent(environment("sample"), told)).not.toThrow();
  expect(() => checkContent(longer, told)).toThrow(/RETENTION_MONTHS is 13, but the privacy policy .* 12 /);
  expect(() => checkContent(longer, { ...told, keptMonths: null })).not.toThrow();
});

test("no process takes transfers without an account", async () => {
  const without = { ...siteData, bankAccount: null };
  await expect(createRuntime(environment("transfer"), without)).rejects.toThrow(/no bank account/);
});
