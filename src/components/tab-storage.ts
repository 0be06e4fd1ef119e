import { webStorage } from "./web-storage";

/** Start of the keys of drafts: what was typed or chosen in a form and not sent. Pages with a form start for them. */
export const draftKeys = "draft:";

/** Values are kept until this tab is closed. */
export const { keep: keepInTab, kept: keptInTab, drop: dropFromTab } = webStorage(() => sessionStorage);
