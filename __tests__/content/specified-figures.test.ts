import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "../../src/i18n/languages";
import { allResources, campaigns, catalogueProjects, homeProjects } from "../setup/content";

const folder = path.resolve(__dirname, "../../content");

/** The words of every content file of a language, in one text: copy files hold all languages. */
function allWords(language: Language): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(`.${language}.md`) || file.endsWith(".json"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
}

const claims = {
  en: [
    "5,000 hectares restored",
    "12 indigenous communities engaged",
    "Over 75 communities targeted",
    "3,000 trees planted",
    "500K tons offset",
    "Over 70% fire reduction",
    "Peatlands cover 3% of the world’s land and store nearly 30% of its soil carbon",
    "150-page guide",
    "10-part video series",
    "2,500+ downloads",
    "Mon–Fri 9am–6pm EST",
  ],
  id: [
    "5.000 hektare",
    "12 masyarakat adat",
    "75 komunitas",
    "3.000 pohon",
    "500 ribu ton",
    "70%",
    "30% karbon",
    "150 halaman",
    "10 bagian",
    "2.500+",
    "09.00–18.00 EST",
  ],
} as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  test.each(claims[language])("the site claims %s", (claim) => {
    expect(allWords(language)).toContain(claim);
  });
});

const impacts = {
  en: [
    "helps track 1,000 tons of CO₂ emissions",
    "supports one sustainability report",
    "funds environmental education resources",
    "sponsors a small business carbon audit",
  ],
  id: [
    "membantu memantau 1.000 ton emisi CO₂",
    "mendukung satu laporan keberlanjutan",
    "mendanai bahan pendidikan lingkungan",
    "mensponsori audit karbon satu usaha kecil",
  ],
} as const;

describe.each(["en", "id"] as const)("in %s", (language) => {
  test("each amount of the default campaign but the largest says what it does", () => {
    const [fund] = campaigns(language);
    expect(fund?.tiers.map(({ amount, impact }) => [amount, impact])).toEqual([
      ...[25, 50, 100, 250].map((amount, index) => [amount, impacts[language][index]]),
      [500, null],
    ]);
    expect(fund?.defaultAmount).toBe(50);
    expect(campaigns(language)).toHaveLength(2);
  });

  test("the catalogue has eight projects of 2022 to 2024, home has four without a year", () => {
    const catalogue = catalogueProjects(language);
    expect(catalogue).toHaveLength(8);
    expect(new Set(catalogue.map(({ year }) => year))).toEqual(new Set([2022, 2023, 2024]));
    expect(new Set(catalogue.map(({ status }) => status))).toEqual(
      new Set(["completed", "ongoing", "available", "beta", "active"]),
    );
    expect(new Set(catalogue.map(({ category }) => category))).toEqual(
      new Set(["corporate", "municipal", "education", "technology", "energy", "agriculture"]),
    );
    expect(homeProjects(language).map(({ year }) => year)).toEqual([null, null, null, null]);
  });

  test("resources have the specified prices and downloads", () => {
    const shelved = allResources(language).filter(({ downloads }) => downloads !== null);
    expect(shelved.map(({ type, price, downloads }) => [type, price, downloads])).toEqual([
      ["ebook", 29.99, 2500],
      ["template", 0, 5200],
      ["guide", 0, 3800],
      ["videoCourse", 49.99, 1200],
    ]);
  });
});
