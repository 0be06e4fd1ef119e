import type { Visit } from "../../../src/domain/contract/requests";

/** What a page sends of a quick visit to an article. */
export const quickVisit: Visit = {
  kind: "article",
  connection: "4g",
  metrics: { LCP: 1432.5, INP: 72, CLS: 0, FCP: 801.3, TTFB: 210 },
};

/** What a browser sends that does not tell all, of a slow visit to the home page. */
export const slowVisit: Visit = {
  kind: "home",
  connection: "unknown",
  metrics: { LCP: 5200, FCP: 3100, TTFB: 1900 },
};
