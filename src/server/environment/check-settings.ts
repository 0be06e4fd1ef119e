import type { GatsbyNode } from "gatsby";
import { EnvironmentError, readEnvironment } from "./environment";

/** Stops a build, and `develop`, at run-time settings that are missing or malformed. */
export const checkSettings: NonNullable<GatsbyNode["onPreInit"]> = ({ reporter }) => {
  try {
    readEnvironment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    reporter.panic(error.message);
  }
};
