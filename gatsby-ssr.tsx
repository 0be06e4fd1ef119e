export { onRenderBody, replaceRenderer } from "./src/shell/html/render-document";
