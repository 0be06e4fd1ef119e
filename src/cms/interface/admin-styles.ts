import { decapPart } from "../../patches/decap-parts";
import { adoptStyles, outlined } from "./adopt-styles";
import { colour } from "./colour";
import { dialogStyles } from "./dialog-styles";
import { phone, phoneStyles } from "./phone-styles";
import { pictureStyles } from "./picture-styles";

/** Styles of our own elements in the editors' area. They use Decap's colours to blend in. */
const styles = `
/* “Check for preview”: it checks nothing, since Decap makes no previews here */
${decapPart.PreviewButtonContainer} { display: none; }
:is(.tajuk-dialog, .ReactModalPortal, .tajuk-list, .tajuk-desk) :focus-visible { outline: 3px solid ${colour.action}; outline-offset: 2px; }
/* with both columns scrolling together, Decap keeps the wheel from the second one */
.Pane2 > ${decapPart.ControlPaneContainer} { overflow-y: auto; }
button[aria-busy] { cursor: progress; opacity: .6; }
.tajuk-figure { padding: 0 4px; border-radius: 4px; background: ${colour.figureGround}; color: ${colour.figure}; }
.tajuk-counter { display: flex; justify-content: end; gap: 8px; margin: 2px 0 0; color: ${colour.muted}; font-size: 13px; }
.tajuk-counter span { order: -1; }
.tajuk-counter i { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
.tajuk-counter[data-over="true"] { color: ${colour.error}; font-weight: 600; }
.tajuk-advice { margin: 6px 0 0; color: ${colour.advice}; font-size: 14px; }
.tajuk-advice:empty { display: none; }
.tajuk-preview-link input { width: 100%; min-height: 40px; border: 0; background: none; font: inherit; }
.tajuk-preview-link p { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 8px 0 0; }
.tajuk-preview-link button {
  min-height: 40px;
  padding: 0 14px;
  ${outlined}
  font: 600 14px/1.2 system-ui, sans-serif;
}
@media ${phone} { .tajuk-preview-link :is(input, button) { min-height: 44px; } }
.tajuk-table { margin: 0 0 16px; padding: 12px; border: 2px solid ${colour.line}; border-radius: 5px; background: ${colour.surface}; }
.tajuk-table-cells { overflow-x: auto; }
.tajuk-table table { border-collapse: collapse; }
.tajuk-table td { min-width: 32px; padding: 0; vertical-align: top; }
.tajuk-table textarea {
  display: block;
  width: 100%;
  min-width: 128px;
  min-height: 44px;
  padding: 10px;
  border: 1px solid ${colour.fieldLine};
  border-radius: 0;
  font: 15px/1.4 system-ui, sans-serif;
  field-sizing: content;
  resize: none;
}
.tajuk-table tr:first-child textarea { background: ${colour.ground}; font-weight: 600; }
.tajuk-table p { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 0; }
.tajuk-table button {
  min-width: 44px;
  min-height: 44px;
  padding: 0 14px;
  ${outlined}
  font: 600 14px/1.2 system-ui, sans-serif;
}
.tajuk-table td button { border: 0; }
.tajuk-day { display: flex !important; flex-wrap: wrap; gap: 8px 12px; align-items: center; }
.tajuk-day > input { flex: 1 1 144px; min-width: 0; min-height: 44px; border: 0; background: none; font: inherit; }
.tajuk-day span { position: relative; display: flex; flex-wrap: wrap; gap: 8px; }
.tajuk-day span input { position: absolute; z-index: -1; width: 1px; opacity: 0; }
.tajuk-day button {
  min-height: 44px;
  padding: 0 14px;
  ${outlined}
  font: 600 14px/1.2 system-ui, sans-serif;
}
.tajuk-day small { flex-basis: 100%; min-height: 20px; color: ${colour.muted}; font-size: 14px; }
.tajuk-day [aria-invalid="true"] ~ small { color: ${colour.error}; }
.tajuk-string { margin: 0 0 16px; }
.tajuk-string label { display: block; margin-bottom: 4px; color: ${colour.muted}; font-size: 13px; line-height: 1.4; }
.tajuk-string textarea {
  width: 100%;
  padding: 8px 10px;
  border: 1px solid ${colour.fieldLine};
  border-radius: 5px;
  font: inherit;
  resize: vertical;
}
.tajuk-string small { color: ${colour.muted}; }
.tajuk-pale { display: contents; }
/* above the media library, whose shade would dim a refusal and keep it from being closed */
html:root { --toastify-color-error: ${colour.toastError}; --toastify-color-success: ${colour.toastSuccess}; --toastify-z-index: 100000; }
${decapPart.AppHeaderButton}:not(.header-link-active), ${decapPart.SidebarNavLink}:not(.sidebar-active) { color: ${colour.navigation}; }
${decapPart.BackStatusChanged} { color: ${colour.error}; }
${decapPart.ToolbarSectionMain} ${decapPart.PublishButton} { background-color: ${colour.publish}; }
${decapPart.BackCollection}:not([data-entry=""])::before {
  content: attr(data-entry);
  display: block;
  max-width: 240px;
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
}
[data-new-entry] ${decapPart.BackStatusUnchanged} { visibility: hidden; }
#nc-root ${decapPart.ControlContainer} :is(input:not([type="range"]), select) { min-height: 44px; }
${decapPart.CollectionMain}, ${decapPart.ControlPaneContainer} { padding-bottom: 64px; }
@media not all and ${phone} { .Pane2 ${decapPart.ControlPaneContainer} { padding-right: 56px; } }
.tajuk-language {
  position: fixed;
  bottom: 0;
  left: 0;
  z-index: 290;
  display: flex;
  gap: 2px;
  padding: 4px;
  border-radius: 0 5px 0 0;
  background: ${colour.ground};
}
.tajuk-language button {
  min-height: 28px;
  padding: 0 10px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: ${colour.text};
  font: 13px/1 system-ui, sans-serif;
  cursor: pointer;
}
.tajuk-language button[aria-pressed="true"] { background: ${colour.text}; color: ${colour.onDeep}; }
`;

/** Adds the styles to the page of the editors' area. */
export function addAdminStyles(): void {
  adoptStyles(dialogStyles + styles + pictureStyles + phoneStyles);
}
