import type { GatsbyNode } from "gatsby";
import { cmsBackend } from "./backend";

/** Stops a build, and `develop`, when the variables for the editors' backend are invalid. */
export const checkBackend: NonNullable<GatsbyNode["onPreInit"]> = ({ reporter }) => {
  try {
    cmsBackend(process.env, { port: "" });
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
};
