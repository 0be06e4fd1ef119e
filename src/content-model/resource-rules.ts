import { formatAmount } from "../domain/format";
import { convert, dollars, minorToMajor } from "../domain/money";
import type { Problem } from "./problem-text";
import type { Comparison } from "./rule";
import { givingSettings } from "./settings/giving";

/** How many times what the other price is worth a price may be, or the other way round. */
const farthest = 5;

/** Problems of a free resource that has chapters. */
export function bookProblems({ text, slug, entries, words, problem }: Comparison): Problem[] {
  const isBook = entries("chapters").some(({ data }) => String(data.resource) === slug);
  return isBook && text.data.price === 0 ? [problem("price", words.priceOfBook)] : [];
}

/** Problems of a resource whose prices are far apart at the exchange rate of the settings: of a price that lost its zeroes. */
export function rateProblems({ text, entries, language, words, problem }: Comparison): Problem[] {
  const { folder, name } = givingSettings;
  const settings = entries(folder).find((other) => other.name === `${folder}/${name}`);
  const [price, rupiah] = [Number(text.data.price), Number(text.data.rupiahPrice)];
  const asked = dollars(price);
  const near = convert(asked, "IDR", Number(settings?.data.rupiahPerDollar));
  const times = rupiah / minorToMajor(near);
  const isFar = price > 0 && rupiah > 0 && (times > farthest || times < 1 / farthest);
  if (!isFar) return [];
  return [
    problem("rupiahPrice", words.priceNear(formatAmount(near, language), formatAmount(asked, language))),
  ];
}
