import { dateInZone } from "../../domain/zone-time";

/** The day that the site is built for: all steps of a build agree on it, even if it goes on past midnight. */
export const buildDay = dateInZone();
