import { readFileSync } from "node:fs";
import path from "node:path";
import { EnvironmentError, readEnvironment } from "../../src/server/environment/environment";
import { variables } from "../../src/server/environment/variables";

type Source = Readonly<Record<string, string>>;

function problemsOf(source: Source): readonly string[] {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

const stripe = {
  PAYMENT_PROVIDERS: "stripe",
  STRIPE_SECRET_KEY: "sk_test_123",
  STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2",
};
const midtrans = { PAYMENT_PROVIDERS: "midtrans", MIDTRANS_SERVER_KEY: "SB-Mid-server-abc_D-1" };
const mail = {
  SMTP_URL: "smtps://user:pass@mail.example.org:465",
  MAIL_FROM: "Tajuk <web@tajuk.example>",
  MAIL_TO: "a@tajuk.example, b@tajuk.example",
};

test("needs no configuration", () => {
  expect(readEnvironment({})).toMatchObject({
    STORAGE: "file",
    STORAGE_DIRECTORY: ".data",
    RETENTION_MONTHS: 12,
    MAIL_ACKNOWLEDGEMENT: false,
    PAYMENT_PROVIDERS: [],
  });
});

test("a blank variable is one that is not set", () => {
  const blank = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, " "]));
  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});

test.each([
  "web@tajuk.example",
  "<web@tajuk.example>",
  "Tajuk <web@tajuk.example>",
  '"Tajuk, Riau" <a@b.example>',
])("one sender is taken, with a name or without: %s", (MAIL_FROM) =>
  expect(readEnvironment({ ...mail, MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM),
);

test("reads everything that a busy site sets", () => {
  const environment = readEnvironment({
    ...mail,
    ...stripe,
    ...midtrans,
    PAYMENT_PROVIDERS: "stripe, midtrans",
    STRIPE_SECRET_KEY: "rk_live_123",
    MIDTRANS_SERVER_KEY: "Mid-server-abc",
    MIDTRANS_PRODUCTION: "true",
    SITE_URL: "https://tajuk.example/",
  });
  expect(environment.PAYMENT_PROVIDERS).toEqual(["stripe", "midtrans"]);
  expect(environment.STRIPE_WEBHOOK_SECRET).toEqual(["whsec_1", "whsec_2"]);
  expect(environment.MAIL_TO).toEqual(["a@tajuk.example", "b@tajuk.example"]);
  expect(environment.SITE_URL).toBe("https://tajuk.example");
});

test.each<[string, Source, readonly string[]]>([
  [
    "an unknown provider",
    { PAYMENT_PROVIDERS: "stripe,paypal" },
    ["PAYMENT_PROVIDERS must be sample, none, or one or more of stripe,midtrans,transfer"],
  ],
  [
    "a provider that charges beside the one that does not",
    { ...stripe, PAYMENT_PROVIDERS: "sample,stripe" },
    ["PAYMENT_PROVIDERS must be sample, none, or one or more of stripe,midtrans,transfer"],
  ],
  [
    "a provider beside none",
    { ...stripe, PAYMENT_PROVIDERS: "none,stripe" },
    ["PAYMENT_PROVIDERS must be sample, none, or one or more of stripe,midtrans,transfer"],
  ],
  [
    "a provider without keys",
    { PAYMENT_PROVIDERS: "stripe" },
    [
      "STRIPE_SECRET_KEY is missing: PAYMENT_PROVIDERS names stripe",
      "STRIPE_WEBHOOK_SECRET is missing: PAYMENT_PROVIDERS names stripe",
    ],
  ],
  [
    "a publishable key for a secret one",
    { ...stripe, STRIPE_SECRET_KEY: "pk_live_123" },
    ["STRIPE_SECRET_KEY must be a value beginning with sk_ or rk_"],
  ],
  [
    "a malformed webhook secret",
    { ...stripe, STRIPE_WEBHOOK_SECRET: "whsec_1,secret" },
    ["STRIPE_WEBHOOK_SECRET must be one or more values beginning with whsec_"],
  ],
  [
    "a client key for a server key",
    { ...midtrans, MIDTRANS_SERVER_KEY: "SB-Mid-client-x" },
    ["MIDTRANS_SERVER_KEY must be a value beginning with Mid-server- or SB-Mid-server-"],
  ],
  [
    "a sandbox key in production",
    { ...midtrans, MIDTRANS_PRODUCTION: "true" },
    ["MIDTRANS_SERVER_KEY is a sandbox key, but MIDTRANS_PRODUCTION is true"],
  ],
  [
    "mail without addresses",
    { SMTP_URL: "smtp://mail" },
    ["MAIL_FROM is missing: SMTP_URL is set", "MAIL_TO is missing: SMTP_URL is set"],
  ],
  [
    "an acknowledgement without mail",
    { MAIL_ACKNOWLEDGEMENT: "true" },
    ["SMTP_URL is missing: MAIL_ACKNOWLEDGEMENT is true"],
  ],
  [
    "a sender with a line end",
    { ...mail, MAIL_FROM: "Tajuk\r\nBcc: x@example.org" },
    ["MAIL_FROM must be an e-mail address, with or without a name"],
  ],
  ...["Tajuk <web@tajuk.example>, a@b.example", "a@b.example,c@d.example", "Tajuk, Riau <a@b.example>"].map(
    (MAIL_FROM): [string, Source, readonly string[]] => [
      `a sender of more than one address: ${MAIL_FROM}`,
      { ...mail, MAIL_FROM },
      ["MAIL_FROM must be an e-mail address, with or without a name"],
    ],
  ),
  ...["smtp://", "smtp:mail.example.org", "smtps:///x"].map(
    (SMTP_URL): [string, Source, readonly string[]] => [
      `a mail server without a host: ${SMTP_URL}`,
      { ...mail, SMTP_URL },
      ["SMTP_URL must be an address beginning with smtp:// or smtps:// and a host"],
    ],
  ),
  [
    "a password that ends the address",
    { ...mail, SMTP_URL: "smtp://u:12#34@mail.example.org:587" },
    ["SMTP_URL must be an address in whose password # is written %23"],
  ],
  ["a short secret", { OUTBOX_SECRET: "short" }, ["OUTBOX_SECRET must be at least 32 characters"]],
  ["no retention", { RETENTION_MONTHS: "0" }, ["RETENTION_MONTHS must be a whole number from 1 to 120"]],
  ["a store without its address", { STORAGE: "redis" }, ["REDIS_URL is missing: STORAGE is redis"]],
  ["an unknown store", { STORAGE: "sqlite" }, ["STORAGE must be one of file, redis, netlify-blobs"]],
  [
    "files where they are not kept",
    { STORAGE: "file", NETLIFY: "true" },
    ["STORAGE is file, but this host does not keep files: choose redis or netlify-blobs"],
  ],
  [
    "no choice of store where files are not kept",
    { AWS_LAMBDA_FUNCTION_NAME: "f" },
    [
      "NETLIFY_BLOBS_SITE_ID is missing: STORAGE is netlify-blobs",
      "NETLIFY_BLOBS_TOKEN is missing: STORAGE is netlify-blobs",
    ],
  ],
  [
    "an address of the site that is none",
    { SITE_URL: "tajuk.example" },
    ["SITE_URL must be an address beginning with https:// or http:// and a host"],
  ],
  ...[
    "https://tajuk.example/path",
    "https://tajuk.example?x=1",
    "https://tajuk.example/#a",
    "https://a:b@tajuk.example",
  ].map((SITE_URL): [string, Source, readonly string[]] => [
    `an address that is more than that of a site: ${SITE_URL}`,
    { SITE_URL, PAYMENT_PROVIDERS: "sample" },
    ["SITE_URL must be an address without path, query and password, such as https://example.org"],
  ]),
])("says what is wrong with %s", (_name, source, problems) => {
  expect(problemsOf(source)).toEqual(problems);
});

describe("a public site", () => {
  const site = { SITE_URL: "https://tajuk.example" };
  const missing = "PAYMENT_PROVIDERS is missing: sample says that nothing is charged yet. The site is public";

  test.each<[string, Source, readonly string[]]>([
    ["says how it takes payments", site, [missing]],
    ["says so at Netlify, too", { STORAGE: "redis", REDIS_URL: "redis://x", URL: site.SITE_URL }, [missing]],
    ["may say that nothing can be paid", { ...site, PAYMENT_PROVIDERS: "none" }, []],
    ["may say that nothing is charged yet", { ...site, PAYMENT_PROVIDERS: "sample" }, []],
    [
      "has no key of Stripe's test mode",
      { ...site, ...stripe },
      ["STRIPE_SECRET_KEY is a test key, with which nobody pays. The site is public"],
    ],
    [
      "does not use Midtrans' sandbox",
      { ...site, ...midtrans, MIDTRANS_SERVER_KEY: "Mid-server-abc" },
      ["MIDTRANS_PRODUCTION is not true, and in the sandbox nobody pays. The site is public"],
    ],
    [
      "asks no stand-in of a provider",
      {
        ...{ ...site, PAYMENT_PROVIDERS: "sample" },
        ...{ STRIPE_API_URL: "http://127.0.0.1:1", MIDTRANS_API_URL: "https://stand-in.example" },
      },
      [
        "STRIPE_API_URL is for tests. The site is public",
        "MIDTRANS_API_URL is for tests. The site is public",
      ],
    ],
  ])("%s", (_, source, problems) => {
    expect(problemsOf(source)).toEqual(problems);
  });

  test.each([
    "http://tajuk.example",
    "https://localhost:9000",
    "https://127.0.0.1",
    "https://site.localhost",
  ])("is not the one at %s", (address) => {
    expect(problemsOf({ ...stripe, SITE_URL: address })).toEqual([]);
  });
});

test("names every problem at once and shows no value", () => {
  const secrets = {
    STRIPE_SECRET_KEY: "pk_live_secret",
    OUTBOX_SECRET: "hunter2",
    MIDTRANS_SERVER_KEY: "secret-key",
    REDIS_URL: "http://user:pass@host",
  };
  const problems = problemsOf(secrets);
  expect(problems).toHaveLength(4);
  expect(new EnvironmentError(problems).message).not.toMatch(/live_secret|hunter2|secret-key|user:pass/);
});

test("the operations guide explains every variable, and no other", () => {
  const guide = readFileSync(path.resolve(__dirname, "../../docs/operations.md"), "utf8");
  const explained = [...guide.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(Object.keys(variables.shape).sort());
});
