import { checkAccount } from "../../src/server/environment/check-account";
import { readEnvironment } from "../../src/server/environment/environment";
import { createRuntime } from "../../src/server/runtime";
import { siteData } from "./support/site-data";

const environment = (providers: string) => readEnvironment({ PAYMENT_PROVIDERS: providers });

test("transfers need no keys, but a bank account", () => {
  const transfer = environment("transfer");
  expect(() => checkAccount(transfer, siteData.bankAccount)).not.toThrow();
  expect(() => checkAccount(transfer, null)).toThrow(/names transfer.*no bank account.*giving\.json/);
  expect(() => checkAccount(environment("sample"), null)).not.toThrow();
});

test("no process takes transfers without an account", async () => {
  const without = { ...siteData, bankAccount: null };
  await expect(createRuntime(environment("transfer"), without)).rejects.toThrow(/no bank account/);
});
