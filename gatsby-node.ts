import { writeAdminPolicy } from "./src/cms/config/admin-policy";
import { checkBackend } from "./src/cms/config/check-backend";
import { copyDecap } from "./src/data-layer/build/admin-bundle";
import { lowerAvifEffort } from "./src/data-layer/build/avif-effort";
import { useEmotionCompiler } from "./src/data-layer/build/emotion-compiler";
import { keepFunctions } from "./src/data-layer/build/keep-functions";
import { leanBundle } from "./src/data-layer/build/lean-bundle";
import { writeSiteData } from "./src/data-layer/build/site-data";
import { defineHandoutField, writeHandout } from "./src/data-layer/files/demo-handout";
import { defineSampleDataField, writeSampleData } from "./src/data-layer/files/sample-data";
import { writeSitemap } from "./src/data-layer/files/sitemap";
import { inOrder } from "./src/data-layer/in-order";
import { createDomainNodes, refreshDomainNodes } from "./src/data-layer/nodes/create-domain-nodes";
import { createDonationPages } from "./src/data-layer/pages/donation-pages";
import { createNewsArticlePages } from "./src/data-layer/pages/news-article-pages";
import { createNewsIndexPages } from "./src/data-layer/pages/news-index-pages";
import { repairNotFoundPage } from "./src/data-layer/pages/not-found-page";
import { createPlainEntryPages } from "./src/data-layer/pages/plain-entry-pages";
import { createProjectIndexPages } from "./src/data-layer/pages/project-index-pages";
import { createProjectPages } from "./src/data-layer/pages/project-pages";
import { defineTypes } from "./src/data-layer/schema/define-types";
import { addMapFields, defineMapType } from "./src/data-layer/schema/map-fields";
import { checkContent } from "./src/data-layer/validation/check-content";
import { writePagePolicies } from "./src/document/page-policy";
import { writeRedirectRules } from "./src/document/redirect-rules";
import { writeHeaderRules } from "./src/document/security-headers";
import { checkSettings } from "./src/server/environment/check-settings";

export const onPreInit = inOrder("onPreInit", {
  checkSettings,
  checkBackend,
  checkContent,
  writeSiteData,
  keepFunctions,
  lowerAvifEffort,
});
export const onPostBootstrap = inOrder("onPostBootstrap", { copyDecap, writeSampleData, writeHandout });
export const createSchemaCustomization = inOrder("createSchemaCustomization", { defineTypes, defineMapType });
export const createResolvers = inOrder("createResolvers", {
  defineSampleDataField,
  defineHandoutField,
  addMapFields,
});
export const sourceNodes = inOrder("sourceNodes", { refreshDomainNodes });
export const onCreateNode = inOrder("onCreateNode", { createDomainNodes });
export const createPages = inOrder("createPages", {
  createNewsArticlePages,
  createNewsIndexPages,
  createProjectIndexPages,
  createDonationPages,
  createProjectPages,
  createPlainEntryPages,
});
export const onCreatePage = inOrder("onCreatePage", { repairNotFoundPage });
export const onCreateBabelConfig = inOrder("onCreateBabelConfig", { useEmotionCompiler });
export const onCreateWebpackConfig = inOrder("onCreateWebpackConfig", { leanBundle });
export const onPostBuild = inOrder("onPostBuild", {
  writeSitemap,
  writePagePolicies,
  writeAdminPolicy,
  writeHeaderRules,
  writeRedirectRules,
});
