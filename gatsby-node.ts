import { copyDecap } from "./src/build/bundle/admin-bundle";
import { useEmotionCompiler } from "./src/build/bundle/emotion-compiler";
import { checkSample, copyVitalsLibrary } from "./src/build/bundle/vitals-library";
import { writeFeeds } from "./src/build/feeds/write-feeds";
import { removeFormerPages } from "./src/build/files/built-pages";
import { defineHandoutField, writeHandout } from "./src/build/files/demo-handout";
import { defineFigureFile, defineFiguresFields, writeFigures } from "./src/build/files/figures-files";
import { writeCaptions } from "./src/build/files/film-captions";
import { writeHumansTxt } from "./src/build/files/humans-txt";
import { defineProjectFields, writeProjects } from "./src/build/files/project-files";
import { removeFormerFiles } from "./src/build/files/public-file";
import { defineReportFields, writeReports } from "./src/build/files/report-files";
import { defineSampleDataField, writeSampleData } from "./src/build/files/sample-data";
import { writeSecurityTxt } from "./src/build/files/security-txt";
import { writeSitemap } from "./src/build/files/sitemap";
import { writeIcons, writeManifest } from "./src/build/files/web-manifest";
import { publishAccount } from "./src/build/functions/bank-account";
import { keepFunctions } from "./src/build/functions/keep-functions";
import { writeSiteData } from "./src/build/functions/site-data";
import { writeAdminPolicy } from "./src/build/hosting/admin-policy";
import { writePagePolicies } from "./src/build/hosting/page-policy";
import { writeRedirectPages } from "./src/build/hosting/redirect-pages";
import { writeRedirectRules } from "./src/build/hosting/redirect-rules";
import { writeHeaderRules } from "./src/build/hosting/security-headers";
import { inOrder } from "./src/build/in-order";
import { createDomainNodes, refreshDomainNodes } from "./src/build/nodes/create-domain-nodes";
import { writeFieldPack } from "./src/build/offline/write-pack";
import { createDonationPages } from "./src/build/pages/donation-pages";
import { noPageWithoutFilm } from "./src/build/pages/film-page";
import { createNewsArticlePages } from "./src/build/pages/news-article-pages";
import { createNewsIndexPages } from "./src/build/pages/news-index-pages";
import { plainNotFoundPage, showTranslatedNotFound } from "./src/build/pages/not-found-page";
import { createPlainEntryPages } from "./src/build/pages/plain-entry-pages";
import { createPreviewPages } from "./src/build/pages/preview-pages";
import { createProjectIndexPages } from "./src/build/pages/project-index-pages";
import { createProjectPages } from "./src/build/pages/project-pages";
import { startPictures } from "./src/build/pages/start-pictures";
import { defineTypes } from "./src/build/schema/define-types";
import { defineFilesFields } from "./src/build/schema/files-field";
import { defineFilmFields } from "./src/build/schema/film-fields";
import { addMapFields, defineMapType } from "./src/build/schema/map-fields";
import { hideFromLists } from "./src/build/schema/site-lists";
import { writeSearchIndex } from "./src/build/search/search-index";
import { drawShareCards } from "./src/build/share-cards/draw-share-cards";
import { addShareCards, defineShareCard } from "./src/build/share-cards/share-card-field";
import { checkContent } from "./src/build/validation/check-content";
import { checkFixedPages } from "./src/build/validation/check-fixed-pages";
import { checkBackend } from "./src/cms/config/check-backend";
import { versionCache } from "./src/patches/cache-version";
import { encodeFast } from "./src/patches/encoding";
import { keepPictureData } from "./src/patches/kept-picture-data";
import { leanBundle, leanIcons, shortDigests } from "./src/patches/lean-bundle";
import { minifyFast } from "./src/patches/minify";
import { silenceGatsby } from "./src/patches/route-announcer";
import { readSourcesOnce } from "./src/patches/still-sources";
import { renderNewStyles } from "./src/patches/styles-in-pages";
import { checkSettings } from "./src/server/environment/check-settings";

export const onPreInit = inOrder("onPreInit", {
  checkSettings,
  checkBackend,
  checkSample,
  checkFixedPages,
  checkContent,
  writeSiteData,
  keepFunctions,
  encodeFast,
  readSourcesOnce: () => readSourcesOnce(),
  renderNewStyles,
});
export const onPostBootstrap = inOrder("onPostBootstrap", {
  copyDecap,
  copyVitalsLibrary,
  writeSampleData,
  writeFigures,
  writeReports,
  writeProjects,
  writeHandout,
  writeCaptions,
  writeHumansTxt,
  writeManifest,
  writeIcons,
  publishAccount,
});
export const createSchemaCustomization = inOrder("createSchemaCustomization", {
  defineTypes,
  defineFigureFile,
  defineMapType,
  defineShareCard,
});
export const createResolvers = inOrder("createResolvers", {
  defineSampleDataField,
  defineFiguresFields,
  defineReportFields,
  defineProjectFields,
  defineHandoutField,
  defineFilesFields,
  defineFilmFields,
  addMapFields,
  addShareCards,
  hideFromLists,
  keepPictureData,
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
  createPreviewPages,
  startPictures,
  drawShareCards,
});
export const onCreatePage = inOrder("onCreatePage", { plainNotFoundPage, noPageWithoutFilm });
export const onCreateBabelConfig = inOrder("onCreateBabelConfig", { useEmotionCompiler });
export const onCreateWebpackConfig = inOrder("onCreateWebpackConfig", {
  leanBundle,
  leanIcons,
  shortDigests,
  showTranslatedNotFound,
  minifyFast,
  silenceGatsby,
  versionCache,
});
export const onPostBuild = inOrder("onPostBuild", {
  removeFormerPages,
  writeSitemap,
  writeFeeds,
  writeSearchIndex,
  writeSecurityTxt,
  writeRedirectPages,
  removeFormerFiles,
  writePagePolicies,
  writeAdminPolicy,
  writeHeaderRules,
  writeRedirectRules,
  writeFieldPack,
});
