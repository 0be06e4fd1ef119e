import { apiPath } from "./api-path";

/** The web vitals that are measured, as https://web.dev/articles/vitals abbreviates them. */
export const metricNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type MetricName = (typeof metricNames)[number];

/** Connections as `navigator.connection.effectiveType` names them; `unknown` where the browser does not say. */
export const connections = ["slow-2g", "2g", "3g", "4g", "unknown"] as const;

/** Where pages send what they measured. */
export const vitalsAddress = apiPath("vitals");

/** Address of the library that measures. It is cached for ever, so that its name has to change with its release. */
export const vitalsLibrary = "/static/web-vitals-6.2.3.js";

/**
 * The share of page loads that are measured, from 0 (none) to 1 (all).
 *
 * @param value of the build variable `GATSBY_VITALS_SAMPLE`; 0 if it is blank or not set
 * @throws Error that names the variable, its value and what was expected
 */
export function sampleShare(value: string | undefined): number {
  const text = value?.trim() ?? "";
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  throw new Error(`GATSBY_VITALS_SAMPLE is "${text}"; expected a number from 0 to 1, such as 0.1`);
}
