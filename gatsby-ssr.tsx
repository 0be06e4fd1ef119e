export { onRenderBody, replaceRenderer } from "./src/document/render-document";
