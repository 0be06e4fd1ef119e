import { z } from "zod";
import type { StringTree } from "../domain/texts";

/** A text by language code; the default language is always present. */
const translated = z.record(z.string(), z.string().min(1));

/** The file `locales/<language>/<namespace>.json` of a namespace. */
const stringTree: z.ZodType<StringTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), stringTree])),
);

const dollarAmount = z.number().positive();
const sitePath = z.string().regex(/^\//);

const campaign = z.strictObject({
  slug: z.string().min(1),
  title: translated,
  /** Path of its page in the default language. */
  path: sitePath,
  /** Whether this is the campaign of `/donate/`, used when a form names none. */
  default: z.boolean(),
  /** Preset amounts, in dollars. */
  presets: z.array(dollarAmount).min(1),
  minimum: dollarAmount,
  maximum: dollarAmount,
});

const product = z.strictObject({
  slug: z.string().min(1),
  title: translated,
  /** Path of its page in the default language. */
  path: sitePath,
  /** In dollars; free resources are not products. */
  price: dollarAmount,
  /** Codes of the languages in which readers get a file; in other languages the product is not for sale. */
  fileIn: z.array(z.string()),
});

/** The content that the function needs. The build writes it, and the bundler includes it. */
export const siteDataSchema = z.strictObject({
  site: z.strictObject({
    name: z.string().min(1),
    /** Public address at build time, without a trailing slash; `SITE_URL` at run time overrides it. */
    url: z.url(),
    /** The team's e-mail address as visitors see it. */
    email: z.string().min(3),
  }),
  /** Paths of pages in the default language; other languages add their prefix. */
  paths: z.strictObject({
    home: sitePath,
    /** The contact form. */
    contact: sitePath,
    donate: sitePath,
    inquirySent: sitePath,
    /** The page that shows a payment's result by JavaScript; `?ref=` is appended. */
    paymentResult: sitePath,
  }),
  campaigns: z.array(campaign).min(1),
  products: z.array(product),
  /** Whether pages send web vitals; if not, nothing receives them. */
  measuresVisits: z.boolean(),
  /** Rupiah per dollar and the date of that rate (`2025-09-30`); if null, nothing is charged in rupiah. */
  rupiahRate: z.strictObject({ perDollar: z.number().positive(), date: z.iso.date() }).nullable(),
  /** The namespaces `forms` and `server`, by language code. */
  strings: z.record(z.string(), z.strictObject({ forms: stringTree, server: stringTree })),
});

export type SiteData = z.output<typeof siteDataSchema>;
export type Campaign = SiteData["campaigns"][number];
export type Product = SiteData["products"][number];

/**
 * Loads the content facts as they were when the site was built. The bundler resolves the import, so a
 * function needs no file at run time.
 *
 * @throws {z.ZodError} if the file does not match the schema
 */
export async function loadSiteData(): Promise<SiteData> {
  const file: { readonly default: unknown } = await import(
    /* webpackMode: "eager" */ "../../.build/site-data.json"
  );
  return siteDataSchema.parse(file.default);
}
