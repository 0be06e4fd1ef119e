export { onPreRenderHTML, onRenderBody, replaceRenderer } from "./src/shell/html/render-document";
export { wrapPageElement } from "./src/shell/wrap-page";
