import { z } from "zod";
import { providerIds } from "../../domain/payment";
import { address, choice, listOf, text, toggle, wholeNumber } from "./fields";

const web = ["https:", "http:"];
const origin = "an address without path, query and password, such as https://example.org";
const mailbox = z
  .string()
  .regex(/^[^\s@<>,"]+@[^\s@<>,"]+$/, { error: "e-mail addresses separated by commas" });
const escaped = "an address in whose password # is written %23";
/** Nothing behind a `#` would be read, not even the host. */
const isReadWhole = (url?: string) => !url?.includes("#");
/** One address; a name with a sign that divides addresses has to stand in double quotes. */
const sender =
  /^(?:(?:"[^"\r\n]*"|[^"\r\n@<>,;:]*)\s*<[^\s@<>,;:"]+@[^\s@<>,;:"]+>|[^\s@<>,;:"]+@[^\s@<>,;:"]+)$/;
const webhookSecret = z.string().regex(/^whsec_\w+$/, { error: "one or more values beginning with whsec_" });
const midtransKey = /^(SB-)?Mid-server-[\w-]+$/;

const expectedProviders = "sample, none, or one or more of stripe,midtrans,transfer";
const named = listOf(z.enum(["none", ...providerIds], { error: expectedProviders }));

/** Whether a value of PAYMENT_PROVIDERS stands alone if it is named. */
const standsAlone = (id: string, ids: readonly string[]) => !ids.includes(id) || ids.length === 1;

/** Every variable that is read at run time. docs/operations.md explains each; a test compares the two. */
export const variables = z.object({
  /** Public address for links in e-mails and from payment pages; by default the address at build time. */
  SITE_URL: address(web).refine((url) => !url || /^[^/]+\/\/[^/?#@\\]+$/.test(url), { error: origin }),
  /** Header in which a reverse proxy passes the visitor's IP address; unset without a proxy. */
  CLIENT_ADDRESS_HEADER: text("the name of a header", /^[\w-]+$/),

  STORAGE: choice(["file", "redis", "netlify-blobs"], "file"),
  STORAGE_DIRECTORY: z.string().default(".data"),
  REDIS_URL: address(["redis:", "rediss:"]).refine(isReadWhole, { error: escaped }),
  NETLIFY_BLOBS_STORE: z.string().default("tajuk"),
  NETLIFY_BLOBS_SITE_ID: text("a site id"),
  NETLIFY_BLOBS_TOKEN: text("an access token"),

  SMTP_URL: address(["smtp:", "smtps:"]).refine(isReadWhole, { error: escaped }),
  MAIL_FROM: text("an e-mail address, with or without a name", sender),
  MAIL_TO: listOf(mailbox),
  MAIL_ACKNOWLEDGEMENT: toggle(false),

  /** Whether `npm start` and `npm run serve` run the regular job themselves. */
  SERVER_CLOCK: toggle(true),
  OUTBOX_SECRET: text("at least 32 characters", /^\S{32,}$/),
  RETENTION_MONTHS: wholeNumber(12, 1, 120),

  /** Signs the links in payers' e-mails. */
  LINK_SECRET: text("at least 32 characters", /^\S{32,}$/),
  /** The secret before the last rotation: links signed with it still work. */
  LINK_PREVIOUS_SECRET: text("at least 32 characters", /^\S{32,}$/),

  INQUIRIES_PER_ADDRESS: wholeNumber(5, 1, 1_000_000),
  INQUIRIES_IN_ALL: wholeNumber(200, 1, 1_000_000),
  PAYMENTS_PER_ADDRESS: wholeNumber(10, 1, 1_000_000),
  PAYMENTS_IN_ALL: wholeNumber(60, 1, 1_000_000),

  /** `sample`, `none`, with which nothing can be paid, or the providers that charge. Left out, it is `sample`. */
  PAYMENT_PROVIDERS: named.refine((ids) => standsAlone("sample", ids) && standsAlone("none", ids), {
    error: expectedProviders,
  }),
  /** Signs the links to what was bought; without it, nothing is sold. */
  GOODS_SECRET: text("at least 32 characters", /^\S{32,}$/),
  /** The secret before the last rotation: links signed with it still work. */
  GOODS_PREVIOUS_SECRET: text("at least 32 characters", /^\S{32,}$/),
  /** Folder of the files that are sold, while STORAGE is file. */
  GOODS_DIR: z.string().default(".goods"),
  STRIPE_SECRET_KEY: text("a value beginning with sk_ or rk_", /^(sk|rk)_(test|live)_\w+$/),
  STRIPE_WEBHOOK_SECRET: listOf(webhookSecret),
  STRIPE_API_URL: address(web),
  MIDTRANS_SERVER_KEY: text("a value beginning with Mid-server- or SB-Mid-server-", midtransKey),
  /** The key before the last rotation: notifications signed with it are still accepted. */
  MIDTRANS_PREVIOUS_SERVER_KEY: text("a value beginning with Mid-server- or SB-Mid-server-", midtransKey),
  MIDTRANS_PRODUCTION: toggle(false),
  MIDTRANS_API_URL: address(web),
});

export type Variables = z.output<typeof variables>;
export type VariableName = keyof Variables;
