import "./src/theme/fonts.css";
import "./src/theme/base.css";

export { announcePage as onRouteUpdate } from "./src/shell/announce-page";
export { wrapRootElement } from "./src/shell/html/emotion-root";
export { onInitialClientRender, replaceHydrateFunction, shouldUpdateScroll } from "./src/shell/html/hydrate";
export { wrapPageElement } from "./src/shell/wrap-page";
