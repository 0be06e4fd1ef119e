import { dateInJakarta } from "../../domain/zone";

/** The day that the site is built for: all steps of a build agree on it, even if it goes on past midnight. */
export const buildDay = dateInJakarta();
