import { createRuntime } from "../../src/server/create-runtime";
import { checkContent } from "../../src/server/environment/check-content";
import { readEnvironment } from "../../src/server/environment/environment";
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

describe("a site that was built for a public address", () => {
  const local = { ...siteData, site: { ...siteData.site, url: "http://localhost:9000" } };

  it("has no settings for trials, though the process was not told the address", () => {
    expect(() => checkContent(readEnvironment({}), siteData)).toThrow(
      /^- PAYMENT_PROVIDERS is missing.* public: SITE_URL is missing, and it was built for https:\/\/tajuk\.example$/m,
    );
  });

  it("may be tried at another address, and so may one that was built for this machine", () => {
    const tried = readEnvironment({ SITE_URL: local.site.url });
    expect(() => checkContent(tried, siteData)).not.toThrow();
    expect(() => checkContent(readEnvironment({}), local)).not.toThrow();
  });
});

test("no process takes transfers without an account", async () => {
  const without = { ...siteData, bankAccount: null };
  await expect(createRuntime(environment("transfer"), without)).rejects.toThrow(/no bank account/);
});
