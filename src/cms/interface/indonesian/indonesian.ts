import { editor } from "./editor";
import { general } from "./general";
import { editorWidgets, mediaLibrary } from "./inputs";
import { ui } from "./messages";
import { workflow } from "./workflow";

/** Decap's whole interface in Indonesian, a translation that Decap does not ship. */
export const indonesian = { ...general, editor: { ...editor, editorWidgets }, mediaLibrary, ui, workflow };
