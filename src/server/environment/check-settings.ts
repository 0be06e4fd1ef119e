import type { GatsbyNode } from "gatsby";
import { EnvironmentError, readEnvironment } from "./environment";

/** Stops `build` and `develop` when run-time settings are missing or malformed. */
export const checkSettings: NonNullable<GatsbyNode["onPreInit"]> = ({ reporter }) => {
  try {
    readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    reporter.panic(error.message);
  }
};
