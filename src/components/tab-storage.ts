import { webStorage } from "./web-storage";

/** Values are kept until this tab is closed. */
export const { keep: keepInTab, kept: keptInTab, drop: dropFromTab } = webStorage(() => sessionStorage);
