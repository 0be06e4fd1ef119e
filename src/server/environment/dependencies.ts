import type { VariableName, Variables } from "./variables";

/** A variable that another setting requires: `[variable, why it is needed]`. */
type Demand = readonly [VariableName, string];

const storageDemands: Readonly<Record<Variables["STORAGE"], readonly VariableName[]>> = {
  file: [],
  redis: ["REDIS_URL"],
  "netlify-blobs": ["NETLIFY_BLOBS_SITE_ID", "NETLIFY_BLOBS_TOKEN"],
};

const providerDemands = {
  none: [],
  sample: [],
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  midtrans: ["MIDTRANS_SERVER_KEY"],
  transfer: [],
} as const satisfies Record<string, readonly VariableName[]>;

const mailDemands = ["MAIL_FROM", "MAIL_TO"] as const satisfies readonly VariableName[];

function demands(settings: Variables): readonly Demand[] {
  return [
    ...storageDemands[settings.STORAGE].map((name): Demand => [name, `STORAGE is ${settings.STORAGE}`]),
    ...(settings.SMTP_URL ? mailDemands.map((name): Demand => [name, "SMTP_URL is set"]) : []),
    ...settings.PAYMENT_PROVIDERS.flatMap((provider) =>
      providerDemands[provider].map((name): Demand => [name, `PAYMENT_PROVIDERS names ${provider}`]),
    ),
  ];
}

function isMissing(value: Variables[VariableName]): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** What visitors of a public site must not meet: settings for trials. */
export function trialProblems(settings: Variables): readonly string[] {
  const providers = settings.PAYMENT_PROVIDERS;
  const problems: (string | false)[] = [
    providers.length === 0 && "PAYMENT_PROVIDERS is missing: sample says that nothing is charged yet",
    providers.includes("stripe") &&
      Boolean(settings.STRIPE_SECRET_KEY?.includes("_test_")) &&
      "STRIPE_SECRET_KEY is a test key, with which nobody pays",
    providers.includes("midtrans") &&
      !settings.MIDTRANS_PRODUCTION &&
      "MIDTRANS_PRODUCTION is not true, and in the sandbox nobody pays",
    settings.STRIPE_API_URL !== undefined && "STRIPE_API_URL is for tests",
    settings.MIDTRANS_API_URL !== undefined && "MIDTRANS_API_URL is for tests",
  ];
  return problems.filter((problem) => problem !== false).map((problem) => `${problem}. The site is public`);
}

/**
 * Checks settings that are valid one by one but may not fit together. Returns one line per problem.
 *
 * @param host whether files written at run time outlive a request, and whether the site's address is public
 */
export function dependencyProblems(
  settings: Variables,
  host: { readonly keepsFiles: boolean; readonly isPublic: boolean },
): readonly string[] {
  const missing = demands(settings)
    .filter(([name]) => isMissing(settings[name]))
    .map(([name, reason]) => `${name} is missing: ${reason}`);
  if (settings.STORAGE === "file" && !host.keepsFiles) {
    missing.push("STORAGE is file, but this host does not keep files: choose redis or netlify-blobs");
  }
  if (settings.MIDTRANS_PRODUCTION && settings.MIDTRANS_SERVER_KEY?.startsWith("SB-")) {
    missing.push("MIDTRANS_SERVER_KEY is a sandbox key, but MIDTRANS_PRODUCTION is true");
  }
  if (settings.MAIL_ACKNOWLEDGEMENT && !settings.SMTP_URL) {
    missing.push("SMTP_URL is missing: MAIL_ACKNOWLEDGEMENT is true");
  }
  return host.isPublic ? [...missing, ...trialProblems(settings)] : missing;
}
