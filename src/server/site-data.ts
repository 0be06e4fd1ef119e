import { z } from "zod";
import { bankAccount } from "../domain/contract/payment-answers";
import { currencies } from "../domain/currency";
import type { StringTree } from "../domain/texts";

/** A text by language code; the default language is present if any is. */
const translated = z.record(z.string(), z.string().min(1));

/** The file `locales/<language>/<namespace>.json` of a namespace. */
const stringTree: z.ZodType<StringTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), stringTree])),
);

const sitePath = z.string().regex(/^\//);

/** In whole dollars or rupiah. */
const amounts = z.strictObject({
  presets: z.array(z.number().positive()).min(1),
  minimum: z.number().positive(),
  maximum: z.number().positive(),
});

const sum = { currency: z.enum(currencies), amount: z.number().nonnegative() };

/** What a campaign wants to raise, and what came in up to and including a day, by the content. */
const goal = z.strictObject({
  ...sum,
  received: z.strictObject({ amount: sum.amount, date: z.iso.date() }).nullable(),
});

const campaign = z.strictObject({
  slug: z.string().min(1),
  /** The fund's name, as it stands in receipts. */
  title: translated,
  /** Path of its page in the default language. */
  path: sitePath,
  /** Whether this is the campaign of `/donate/`, used when a form names none. */
  default: z.boolean(),
  amounts: z.record(z.enum(currencies), amounts),
  goal: goal.nullable(),
});

const lesson = z.strictObject({
  slug: z.string().min(1),
  title: translated,
  summary: translated,
  /** Safe HTML, as are `exercise` and `answer`. */
  body: translated,
  exercise: translated,
  answer: translated,
});

const goodsFile = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+\.[a-z]+\.(pdf|epub)$/),
  language: z.string(),
  format: z.enum(["pdf", "epub"]),
  bytes: z.int().positive(),
  pages: z.int().positive().optional(),
});

const product = z.strictObject({
  slug: z.string().min(1),
  title: translated,
  /** Path of its page in the default language. */
  path: sitePath,
  /** In dollars; free resources are not products. */
  price: z.number().positive(),
  /** In rupiah; null if the content names no price in rupiah. */
  rupiahPrice: z.int().positive().nullable(),
  /** Codes of the languages in which buyers get it; in other languages the product is not for sale. */
  deliveredIn: z.array(z.string()),
  /** The files of a book, in all languages. */
  files: z.array(goodsFile),
  /** The lessons of a course, in order. */
  lessons: z.array(lesson),
});

/** The content that the function needs. The build writes it, and the bundler includes it. */
export const siteDataSchema = z.strictObject({
  site: z.strictObject({
    name: z.string().min(1),
    /** Name of the organisation that receives what is paid. */
    legalName: z.string().min(1),
    /** Public address at build time, without a trailing slash; `SITE_URL` at run time overrides it. */
    url: z.url(),
    /** The organisation as it stands in receipts, with its postal address. */
    recipient: translated,
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
    /** The page that shows a payment's result by JavaScript; `?ref=` is appended. Pages of functions have its frame. */
    paymentResult: sitePath,
  }),
  campaigns: z.array(campaign).min(1),
  /** Projects that can be given to, each with the page where one does. */
  projects: z.array(z.strictObject({ slug: z.string().min(1), title: translated, givingPath: sitePath })),
  products: z.array(product),
  /** Slugs of the free resources that have a file: a page confirms a request for them and offers it. */
  requestable: z.array(z.string().min(1)),
  /** Whether pages send web vitals; if not, nothing receives them. */
  measuresVisits: z.boolean(),
  /** Rupiah per dollar and the date of that rate (`2025-09-30`); if null, nothing is charged in rupiah. */
  rupiahRate: z.strictObject({ perDollar: z.number().positive(), date: z.iso.date() }).nullable(),
  /** What providers keep of a payment; donors may add it to a gift. */
  fees: z.partialRecord(
    z.enum(["stripe", "midtrans"]),
    z.strictObject({ percent: z.number().nonnegative().max(20), fixed: z.number().nonnegative() }),
  ),
  /** Where transfers go; without it `PAYMENT_PROVIDERS` must not name `transfer`. */
  bankAccount: bankAccount.nullable(),
  /** Months after which visitors are told that what they send is erased; null if no page says it. */
  keptMonths: z.int().positive().nullable(),
  /** The namespaces `forms` and `server`, by language code. */
  strings: z.record(z.string(), z.strictObject({ forms: stringTree, server: stringTree })),
});

export type SiteData = z.output<typeof siteDataSchema>;
export type Campaign = SiteData["campaigns"][number];
export type Product = SiteData["products"][number];
export type GoodsFile = Product["files"][number];
export type Lesson = Product["lessons"][number];

/** What the last build wrote has the form of another release: the code was changed, and the site not built since. */
export class SiteDataError extends Error {
  override readonly message =
    "The last build was made by an earlier release: build the site again (npm run build).";
}

/**
 * Loads the content facts as they were when the site was built. The bundler resolves the import, so a
 * function needs no file at run time.
 *
 * @throws {SiteDataError} if the file does not match the schema
 */
export async function loadSiteData(): Promise<SiteData> {
  const file: { readonly default: unknown } = await import(
    /* webpackMode: "eager" */ "../../.build/site-data.json"
  );
  const { success, data } = siteDataSchema.safeParse(file.default);
  if (!success) throw new SiteDataError();
  return data;
}
