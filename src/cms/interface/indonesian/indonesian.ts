import { editor } from "./editor";
import { general } from "./general";
import { editorWidgets, mediaLibrary } from "./inputs";
import { ui } from "./messages";
import { workflow } from "./workflow";

/** Decap's whole interface in Indonesian, which it does not come with. */
export const indonesian = { ...general, editor: { ...editor, editorWidgets }, mediaLibrary, ui, workflow };
