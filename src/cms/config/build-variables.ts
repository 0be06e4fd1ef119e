import type { BackendVariables } from "./backend";

/** The variables' values at build time. Each is written out because the bundler replaces only full names. */
export const buildVariables: BackendVariables = {
  GATSBY_CMS_BACKEND: process.env.GATSBY_CMS_BACKEND,
  GATSBY_CMS_REPOSITORY: process.env.GATSBY_CMS_REPOSITORY,
  GATSBY_CMS_BRANCH: process.env.GATSBY_CMS_BRANCH,
  GATSBY_CMS_SIGN_IN_URL: process.env.GATSBY_CMS_SIGN_IN_URL,
};
