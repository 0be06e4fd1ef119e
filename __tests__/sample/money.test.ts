import path from "node:path";
import { contentRoot } from "../../src/build/content/content-root";
import { readCopyFile } from "../../src/build/content/read-copy-file";
import { entriesOf } from "../../src/build/content/translated-entries";
import { documents } from "../../src/content-model/documents";
import { donations } from "../../src/content-model/donations";
import { projects } from "../../src/content-model/projects";
import { reports } from "../../src/content-model/reports";
import { givingSettings } from "../../src/content-model/settings/giving";
import { formatAmount } from "../../src/domain/format";
import { convert, toMoney } from "../../src/domain/money";
import { readEnvironment } from "../../src/server/environment/environment";
import { downloadsPerFile } from "../../src/server/goods/downloads";
import { daysOfLink } from "../../src/server/goods/goods-token";
import { languageCodes } from "../setup/languages";
import { plain } from "../setup/plain";

const content = contentRoot(path.resolve(__dirname, "../.."));
const documentIn = (slug: string, language: string) =>
  entriesOf(content, documents)
    .find((each) => each.slug === slug)
    ?.fieldsIn(language);

test("each report says what running costs were, as the fund and its form promise", () => {
  const spent = entriesOf(content, reports).map(({ fields }) =>
    fields.spending.map(({ purpose }) => purpose),
  );
  expect(spent.length).toBeGreaterThan(0);
  for (const purposes of spent) expect(purposes).toContain("running");
});

describe.each(languageCodes)("in %s", (language) => {
  test("the terms name how long a link works and how often a file is downloaded, as the server counts", () => {
    const text = documentIn("terms", language)?.body ?? "";
    const [days, times] = { en: ["days", "times"], id: ["hari", "kali"] }[language];
    expect(text).toContain(`${daysOfLink} ${days}`);
    expect(text).toContain(`${downloadsPerFile} ${times}`);
  });

  test("the privacy policy names the months that the server checks", () => {
    const { body = "", keptMonths } = documentIn("privacy", language) ?? {};
    const months = Array.from(body.matchAll(/(\d+) (?:months|bulan)/g), ([, count]) => Number(count));
    expect(months.length).toBeGreaterThan(2);
    expect(new Set(months)).toEqual(new Set([keptMonths]));
    expect(keptMonths).toBe(readEnvironment({}).RETENTION_MONTHS);
  });

  test("a sum that a project names does what the fund that it leads to says of it", () => {
    const rate = readCopyFile(content, givingSettings).languages.get("en")?.rupiahPerDollar;
    const funds = entriesOf(content, donations);
    let named = 0;
    for (const { slug, fields, fieldsIn } of entriesOf(content, projects)) {
      const fund = funds.find((each) =>
        fields.campaign ? each.slug === fields.campaign : each.fields.default,
      );
      const { usd, idr } = fund?.fieldsIn(language) ?? {};
      const effects = [
        ...(usd?.tiers ?? []).flatMap(({ amount, impact }) => [
          { sum: toMoney("USD", amount), impact },
          { sum: convert(toMoney("USD", amount), "IDR", Number(rate)), impact },
        ]),
        ...(idr?.tiers ?? []).map(({ amount, impact }) => ({ sum: toMoney("IDR", amount), impact })),
      ].map(({ sum, impact }) => plain(`${formatAmount(sum, language)} ${impact}`));
      const effect = plain(fieldsIn(language).donationEffect);
      for (const [sum] of effect.matchAll(/(?:\$|Rp)[\d.,]*\d/g)) {
        named += 1;
        const known = effects.filter((each) => each.startsWith(`${sum} `));
        expect([slug, known.some((each) => effect.includes(each)), known]).toEqual([slug, true, known]);
      }
    }
    expect(named).toBeGreaterThan(3);
  });
});
