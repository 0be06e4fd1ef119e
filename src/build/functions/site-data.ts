import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import type { z } from "zod";
import type { CopyFile } from "../../content-model/collection";
import { documents } from "../../content-model/documents";
import { donations } from "../../content-model/donations";
import { projects } from "../../content-model/projects";
import { resources } from "../../content-model/resources";
import { givingSettings } from "../../content-model/settings/giving";
import { siteSettings } from "../../content-model/settings/site";
import { givingPath, inquirySentPath, paymentResultPath } from "../../domain/addresses";
import { defaultLanguage, languageCodes } from "../../domain/languages";
import { recipientOf } from "../../domain/payment-result";
import { sampleShare } from "../../domain/vitals";
import { projectDirectory } from "../../patches/gatsby-store";
import { checkContent } from "../../server/environment/check-content";
import { EnvironmentError, readEnvironment } from "../../server/environment/environment";
import { contentRoot } from "../content/content-root";
import { deliveryOf } from "../content/delivery";
import { readCopyFile } from "../content/read-copy-file";
import { entriesOf } from "../content/translated-entries";
import { siteUrl } from "../site-url";
import { bankAccountOf } from "./bank-account";
import { goodsOf } from "./goods-data";
import { siteDataFile } from "./site-data-file";

/** Default-language pages that the functions link or redirect to; the same for every site. */
const paths = {
  home: "/",
  contact: "/#contact",
  donate: donations.basePath,
  inquirySent: inquirySentPath,
  paymentResult: paymentResultPath,
} as const;

/**
 * Writes the content facts that the functions need, before these are bundled. Entries that break the model
 * are left out; only `develop` gets here with such entries. Stops `build` and `develop` if the run-time settings
 * contradict the content.
 */
export const writeSiteData: NonNullable<GatsbyNode["onPreInit"]> = async ({ store, reporter }) => {
  const directory = projectDirectory(store);
  const file = siteDataFile(directory);
  mkdirSync(path.dirname(file), { recursive: true });
  const data = await siteData(directory);
  try {
    checkContent(readEnvironment(), data);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    reporter.panic(error.message);
  }
  writeFileSync(file, JSON.stringify(data));
};

/**
 * The content facts of the project at `directory`, in the shape that `src/server/site-data.ts` expects.
 * @throws Error if a settings file breaks the model
 */
export async function siteData(directory: string) {
  const content = contentRoot(directory);
  const site = copyIn(content, siteSettings);
  const giving = copyIn(content, givingSettings);
  return {
    site: {
      ...{ name: site.name, legalName: site.legalName, url: siteUrl, email: site.email },
      recipient: Object.fromEntries(
        languageCodes.flatMap((code) => {
          const words = readCopyFile(content, siteSettings).languages.get(code);
          return words ? [[code, recipientOf(words as z.output<typeof siteSettings.schema>)]] : [];
        }),
      ),
    },
    paths,
    campaigns: entriesOf(content, donations).map(({ slug, fields, texts }) => ({
      slug,
      title: texts("name"),
      path: donations.path({ slug, default: fields.default }),
      default: fields.default,
      amounts: { USD: facts(fields.usd), IDR: facts(fields.idr) },
      goal: fields.goal ? goalOf(fields.goal) : null,
    })),
    projects: entriesOf(content, projects)
      .filter(({ fields }) => fields.campaign === undefined)
      .map(({ slug, texts }) => ({
        ...{ slug, title: texts("title"), givingPath: givingPath({ slug, campaign: null }) },
      })),
    products: await Promise.all(
      entriesOf(content, resources)
        .filter(({ fields }) => fields.price > 0)
        .map(async ({ slug, fields, texts }) => ({
          ...{ slug, title: texts("title"), path: resources.path({ slug }) },
          ...{ price: fields.price, rupiahPrice: fields.rupiahPrice ?? null },
          ...(await goodsOf(deliveryOf(content, { slug, type: fields.type }), fields.type)),
        })),
    ),
    requestable: entriesOf(content, resources)
      .filter(({ fields }) => fields.price === 0 && fields.file !== undefined)
      .map(({ slug }) => slug),
    measuresVisits: sampleShare(process.env.GATSBY_VITALS_SAMPLE) > 0,
    rupiahRate: { perDollar: giving.rupiahPerDollar, date: giving.rupiahRateDate },
    fees: giving.fees ?? {},
    bankAccount: bankAccountOf(content, giving),
    keptMonths:
      entriesOf(content, documents).find(({ fields }) => fields.keptMonths !== undefined)?.fields
        .keptMonths ?? null,
    strings: Object.fromEntries(languageCodes.map((language) => [language, stringsIn(directory, language)])),
  };
}

function facts({ tiers, minimum, maximum }: z.output<typeof donations.schema>["usd"]) {
  return { presets: tiers.map(({ amount }) => amount), minimum, maximum };
}

function goalOf({ currency, amount, received }: NonNullable<z.output<typeof donations.schema>["goal"]>) {
  return { currency, amount, received: received ?? null };
}

/** Fields of a settings file in the default language. */
function copyIn<Schema extends z.ZodObject>(content: string, copyFile: CopyFile<Schema>): z.output<Schema> {
  const data = readCopyFile(content, copyFile).languages.get(defaultLanguage);
  if (!data) throw new Error(`content/${copyFile.folder}/${copyFile.name}.json has problems, listed above`);
  return data as z.output<Schema>;
}

function stringsIn(directory: string, language: string) {
  const read = (namespace: string) =>
    JSON.parse(
      readFileSync(path.join(directory, "locales", language, `${namespace}.json`), "utf8"),
    ) as object;
  return { forms: read("forms"), server: read("server") };
}
