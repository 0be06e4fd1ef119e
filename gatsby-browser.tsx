import "./src/theme/fonts.css";
import "./src/theme/base.css";

export { wrapRootElement } from "./src/shell/html/emotion-root";
export { wrapPageElement } from "./src/shell/wrap-page";
