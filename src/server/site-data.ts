import { z } from "zod";

/** A text in every language, by language code; the default language is always there. */
const translated = z.record(z.string(), z.string().min(1));

/** Interface strings of one namespace: `locales/<language>/<namespace>.json` as it is. */
export interface StringTree {
  readonly [key: string]: string | StringTree;
}
const stringTree: z.ZodType<StringTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), stringTree])),
);

const dollarAmount = z.number().positive();
const sitePath = z.string().regex(/^\//);

const campaign = z.strictObject({
  slug: z.string().min(1),
  title: translated,
  /** Its page in the default language. */
  path: sitePath,
  /** The campaign of `/donate/`, taken when a form names none. */
  default: z.boolean(),
  /** Preset amounts, in dollars. */
  presets: z.array(dollarAmount).min(1),
  minimum: dollarAmount,
  maximum: dollarAmount,
});

const product = z.strictObject({
  slug: z.string().min(1),
  title: translated,
  /** Its page in the default language. */
  path: sitePath,
  /** In dollars; free resources are no products. */
  price: dollarAmount,
  /** Languages, by code, whose readers there is a file to hand over to: in others it is not on sale. */
  fileIn: z.array(z.string()),
});

/** What the functions need to know of the content. Written by the build, part of their bundle. */
export const siteDataSchema = z.strictObject({
  site: z.strictObject({
    name: z.string().min(1),
    /** Public address without a trailing slash; `SITE_URL` goes before it. */
    url: z.url(),
    /** The team's address as it is shown to visitors. */
    email: z.string().min(3),
  }),
  /** Pages in the default language; other languages put their prefix before them. */
  paths: z.strictObject({
    home: sitePath,
    /** Where the contact form is, for “back to the form”. */
    contact: sitePath,
    donate: sitePath,
    inquirySent: sitePath,
    /** The page that shows a payment's result with JavaScript; `?ref=` is added. */
    paymentResult: sitePath,
  }),
  campaigns: z.array(campaign).min(1),
  products: z.array(product),
  /** Rupiah for one dollar and the day of that rate (`2025-09-30`); without it nothing is charged in rupiah. */
  rupiahRate: z.strictObject({ perDollar: z.number().positive(), date: z.iso.date() }).nullable(),
  /** By language code: the namespaces `forms` and `server`. */
  strings: z.record(z.string(), z.strictObject({ forms: stringTree, server: stringTree })),
});

export type SiteData = z.output<typeof siteDataSchema>;
export type Campaign = SiteData["campaigns"][number];
export type Product = SiteData["products"][number];

/**
 * The content facts that were current when the site was built. The import is resolved by the bundler,
 * so that a function carries them wherever it runs.
 */
export async function loadSiteData(): Promise<SiteData> {
  const file: { readonly default: unknown } = await import(
    /* webpackMode: "eager" */ "../../.build/site-data.json"
  );
  return siteDataSchema.parse(file.default);
}
