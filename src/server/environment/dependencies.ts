import type { VariableName, Variables } from "./variables";

/** A variable that another setting requires: `[variable, why it is needed]`. */
type Demand = readonly [VariableName, string];

const storageDemands: Readonly<Record<Variables["STORAGE"], readonly VariableName[]>> = {
  file: [],
  redis: ["REDIS_URL"],
  s3: ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  "netlify-blobs": ["NETLIFY_BLOBS_SITE_ID", "NETLIFY_BLOBS_TOKEN"],
};

const providerDemands = {
  stripe: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  midtrans: ["MIDTRANS_SERVER_KEY"],
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

/**
 * Checks settings that are valid one by one but may not fit together. Returns one line per problem.
 *
 * @param hostKeepsFiles whether files written at run time outlive a request
 */
export function dependencyProblems(settings: Variables, hostKeepsFiles: boolean): readonly string[] {
  const missing = demands(settings)
    .filter(([name]) => isMissing(settings[name]))
    .map(([name, reason]) => `${name} is missing: ${reason}`);
  if (settings.STORAGE === "file" && !hostKeepsFiles) {
    missing.push("STORAGE is file, but this host does not keep files: choose redis, s3 or netlify-blobs");
  }
  if (settings.MIDTRANS_PRODUCTION && settings.MIDTRANS_SERVER_KEY?.startsWith("SB-")) {
    missing.push("MIDTRANS_SERVER_KEY is a sandbox key, but MIDTRANS_PRODUCTION is true");
  }
  if (settings.MAIL_ACKNOWLEDGEMENT && !settings.SMTP_URL) {
    missing.push("SMTP_URL is missing: MAIL_ACKNOWLEDGEMENT is true");
  }
  return missing;
}
