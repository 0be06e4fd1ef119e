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
import { createContentPages } from "./src/data-layer/pages/create-pages";
import { repairNotFoundPage } from "./src/data-layer/pages/not-found-page";
import { defineTypes } from "./src/data-layer/schema/define-types";
import { addMapFields, defineMapType } from "./src/data-layer/schema/map-fields";
import { checkContent } from "./src/data-layer/validation/check-content";
import { writePagePolicies } from "./src/document/page-policy";
import { writeRedirectRules } from "./src/document/redirect-rules";
import { writeHeaderRules } from "./src/document/security-headers";
import { checkSettings } from "./src/server/environment/check-settings";

export const onPreInit = inOrder(
  checkSettings,
  checkBackend,
  checkContent,
  writeSiteData,
  keepFunctions,
  lowerAvifEffort,
);
export const onPostBootstrap = inOrder(copyDecap, writeSampleData, writeHandout);
export const createSchemaCustomization = inOrder(defineTypes, defineMapType);
export const createResolvers = inOrder(defineSampleDataField, defineHandoutField, addMapFields);
export const sourceNodes = refreshDomainNodes;
export const onCreateNode = createDomainNodes;
export const createPages = createContentPages;
export const onCreatePage = repairNotFoundPage;
export const onCreateBabelConfig = useEmotionCompiler;
export const onCreateWebpackConfig = leanBundle;
export const onPostBuild = inOrder(
  writeSitemap,
  writePagePolicies,
  writeAdminPolicy,
  writeHeaderRules,
  writeRedirectRules,
);
