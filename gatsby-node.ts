import { copyDecap } from "./src/data-layer/build/admin-bundle";
import { useEmotionCompiler } from "./src/data-layer/build/emotion-compiler";
import { writeSiteData } from "./src/data-layer/build/site-data";
import { inOrder } from "./src/data-layer/in-order";
import { createDomainNodes, refreshDomainNodes } from "./src/data-layer/nodes/create-domain-nodes";
import { createContentPages } from "./src/data-layer/pages/create-pages";
import { repairNotFoundPage } from "./src/data-layer/pages/not-found-page";
import { defineTypes } from "./src/data-layer/schema/define-types";
import { checkContent } from "./src/data-layer/validation/check-content";

export const onPreInit = inOrder(checkContent, writeSiteData);
export const onPostBootstrap = copyDecap;
export const createSchemaCustomization = defineTypes;
export const sourceNodes = refreshDomainNodes;
export const onCreateNode = createDomainNodes;
export const createPages = createContentPages;
export const onCreatePage = repairNotFoundPage;
export const onCreateBabelConfig = useEmotionCompiler;
