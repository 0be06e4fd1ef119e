import type { BackendVariables } from "./backend";

/** The variables as they were at build time; written out in full, since the bundler puts in each by its name. */
export const buildVariables: BackendVariables = {
  GATSBY_CMS_BACKEND: process.env.GATSBY_CMS_BACKEND,
  GATSBY_CMS_REPOSITORY: process.env.GATSBY_CMS_REPOSITORY,
  GATSBY_CMS_BRANCH: process.env.GATSBY_CMS_BRANCH,
  GATSBY_CMS_SIGN_IN_URL: process.env.GATSBY_CMS_SIGN_IN_URL,
};
