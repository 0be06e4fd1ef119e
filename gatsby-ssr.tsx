export { onRenderBody, replaceRenderer } from "./src/shell/document/render-document";
