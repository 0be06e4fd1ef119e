import { writeItemTitles } from "../../patches/item-titles";
import { keepSelection } from "../../patches/kept-selection";
import { moveItemsByKeyboard } from "../../patches/move-items";
import { giveSelectProps } from "../../patches/select-props";
import { openSelectsByTap } from "../../patches/select-taps";
import type { AdminWords } from "../admin-words";
import type { DecapBackend } from "../backend/decap-backend";
import { stringsName } from "../config/config";
import { inItemTitle } from "../config/item-title";
import type { DecapCms } from "../decap-cms";
import { placeOfHandle } from "../interface/name-controls";
import { registerAlternativeWidget } from "./alternative";
import { registerBodyPicture } from "./body-picture";
import { registerBodyVideo } from "./body-video";
import { registerPictureGroup } from "./chosen-picture";
import { registerCounters } from "./counter";
import { registerDayWidget } from "./day";
import { registerFigure } from "./figure";
import { registerFocusWidget } from "./focus";
import { registerMarkdownWidget } from "./markdown";
import { registerNumberWidget } from "./number";
import { registerPreviewLinkWidget } from "./preview-link";
import { registerReferenceWidget } from "./reference";
import { selectProps } from "./select-texts";
import { registerSharedHints } from "./shared-hint";
import { registerSharedList } from "./shared-list";
import { registerStringsWidget } from "./strings";
import { registerTable } from "./table";

/** Registers the fields and the parts of texts that are our own; later ones may build on earlier ones. */
export function registerWidgets(
  CMS: DecapCms,
  backend: () => DecapBackend,
  usesDrafts: boolean,
  words: AdminWords,
): void {
  const { language } = words;
  giveSelectProps(CMS.getWidget("select").control as { readonly prototype?: never }, selectProps());
  openSelectsByTap();
  const list = CMS.getWidget("list").control as { readonly prototype?: never };
  moveItemsByKeyboard(list, placeOfHandle);
  writeItemTitles(list, (field, value) => inItemTitle(field, value, language));
  keepSelection(CMS.getWidget("string").control as { readonly prototype?: never });
  registerCounters(CMS);
  registerAlternativeWidget(CMS);
  registerBodyPicture(CMS, language);
  registerBodyVideo(CMS, language);
  registerFigure(CMS, backend, words);
  registerDayWidget(CMS);
  registerNumberWidget(CMS);
  registerTable(CMS);
  registerMarkdownWidget(CMS);
  registerPictureGroup(CMS);
  registerFocusWidget(CMS);
  registerReferenceWidget(CMS, backend, language);
  registerSharedList(CMS);
  registerPreviewLinkWidget(CMS, usesDrafts);
  registerStringsWidget(CMS, stringsName);
  registerSharedHints(CMS);
}
