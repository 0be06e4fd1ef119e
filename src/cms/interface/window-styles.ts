import { decapPart } from "../../patches/decap-parts";
import { adoptStyles, outlined } from "./adopt-styles";
import { colour } from "./colour";
import { phone } from "./phone-styles";

/** Styles of windows and of the notices and buttons along the lower edge. They use Decap's colours to blend in. */
const styles = `
.tajuk-window { width: min(64rem, calc(100vw - 2rem)); max-width: none; }
.tajuk-window button { min-height: 32px; margin: 4px 0; }
.tajuk-window :is(ol, ul) { margin: 0 0 8px; padding: 0; }
.tajuk-window li { margin: 0; padding: 10px 0; border-top: 1px solid ${colour.line}; list-style: none; }
.tajuk-window summary { cursor: pointer; }
.tajuk-window table { width: 100%; margin: 8px 0; border-collapse: collapse; table-layout: fixed; }
.tajuk-window :is(th, td) {
  padding: 6px 8px;
  border: 1px solid ${colour.line};
  text-align: start;
  vertical-align: top;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.tajuk-window del { background: ${colour.problemGround}; color: ${colour.problem}; }
.tajuk-window ins { background: ${colour.doneGround}; color: ${colour.done}; text-decoration: none; }
.tajuk-history {
  position: fixed;
  right: 0;
  bottom: 0;
  z-index: 290;
  flex-wrap: wrap;
}
.tajuk-history, .tajuk-undo {
  display: flex;
  gap: 2px;
  padding: 4px;
  border-radius: 5px 0 0;
  background: ${colour.ground};
  font: 13px/1.4 system-ui, sans-serif;
}
.tajuk-history button, .tajuk-undo button {
  min-height: 28px;
  padding: 0 10px;
  border: 0;
  border-radius: 4px;
  background: ${colour.surface};
  color: ${colour.text};
  font: inherit;
  cursor: pointer;
}
.tajuk-undo button { flex: none; }
.tajuk-undo:has(button ~ button ~ button) { flex-wrap: wrap; }
.tajuk-history button[hidden], .tajuk-undo[hidden], body:has(${decapPart.StyledAuthenticationPage}) .tajuk-history { display: none; }
.tajuk-notices {
  position: fixed;
  right: 470px;
  bottom: 0;
  left: 200px;
  /* above the media library */
  z-index: 100000;
  display: flex;
  flex-direction: column;
  align-items: center;
  pointer-events: none;
}
.tajuk-notices > * { box-sizing: border-box; max-width: 100%; margin-bottom: 8px; pointer-events: auto; }
#nc-root ${decapPart.ControlPaneContainer} { scroll-padding-bottom: var(--below); }
#nc-root ${decapPart.ControlPaneContainer} > ${decapPart.ControlPaneContainer} { padding-bottom: calc(16px + var(--below, 0px)); }
.tajuk-live:empty { margin: 0; }
.tajuk-live { order: 1; }
.tajuk-live summary { padding: 4px 0; }
.tajuk-live > .tajuk-away {
  float: right;
  min-width: 44px;
  min-height: 44px;
  margin: -8px -12px 0 8px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.tajuk-older { order: 2; }
.tajuk-undo {
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  border-radius: 8px;
  background: ${colour.notice};
  color: ${colour.onDeep};
}
.tajuk-notices > .tajuk-older {
  margin: 0;
  padding: 8px 16px;
  border: 1px solid ${colour.warningLine};
  border-bottom: 0;
  border-radius: 8px 8px 0 0;
  background: ${colour.warningGround};
  color: ${colour.text};
  font: 14px/1.4 system-ui, sans-serif;
}
.tajuk-older details { text-align: center; }
.tajuk-older summary { min-height: 24px; font-weight: 600; cursor: pointer; }
.tajuk-older p { margin: 0 0 4px; }
.tajuk-older button {
  min-height: 32px;
  padding: 0 12px;
  ${outlined}
  font: inherit;
  font-weight: 600;
}
@media not all and ${phone} { .tajuk-older [open] > summary { display: none; } }
@media (max-width: 1099px) {
  .tajuk-notices { right: 0; bottom: 52px; left: 0; }
  .tajuk-notices > .tajuk-older { width: 100%; border-radius: 0; }
  .tajuk-notices > .tajuk-undo { max-width: calc(100% - 32px); }
}
@media ${phone} {
  :root { --below: 0px !important; }
  /* what is shown along the lower edge of a form stands below it, and covers nothing of it */
  body:has(${decapPart.EditorContainer}) { display: flex; flex-direction: column; height: 100dvh; margin: 0; }
  body:has(${decapPart.EditorContainer}) > #nc-root { position: relative; flex: 1; min-height: 0; }
  #nc-root ${decapPart.EditorContainer} { height: 100%; }
  body:has(${decapPart.EditorContainer}) > :is(.tajuk-notices, .tajuk-history) { position: static; order: 1; flex: none; }
  body:has(${decapPart.EditorContainer}) > .tajuk-notices { align-items: stretch; }
  body:has(${decapPart.EditorContainer}) > .tajuk-notices > * {
    width: auto;
    max-width: none !important;
    margin: 0;
    border-radius: 0 !important;
  }
  /* what is below a form is as low as a finger allows */
  body:has(${decapPart.EditorContainer}) > .tajuk-history { order: 2; justify-content: end; }
  /* several words may stand in two lines, so that all buttons have room in one row */
  .tajuk-history button { flex: 1 1 min-content; max-width: max-content; padding: 0 clamp(2px, 5vw - 14px, 8px); line-height: 1.2; }
  .tajuk-notices > .tajuk-undo { padding: 4px 16px; line-height: 1.3; }
  /* what was done before makes way for what is being written: the history has it, too */
  body:has(${decapPart.BackStatusChanged}) > .tajuk-notices > .tajuk-undo { display: none; }
  .tajuk-notices > .tajuk-older { padding: 0 16px; }
  .tajuk-older details { text-align: start; }
  .tajuk-older summary { min-height: 44px; line-height: 44px; }
  .tajuk-older button { width: 100%; margin-bottom: 8px; }
  :is(.tajuk-history, .tajuk-undo, .tajuk-older, .tajuk-dialog) :is(button, select) { min-width: 44px; min-height: 44px; }
  .tajuk-window table, .tajuk-window tbody, .tajuk-window tr, .tajuk-window :is(th, td) { display: block; }
  .tajuk-window thead, .tajuk-window td:empty { display: none; }
  .tajuk-window tr { margin-bottom: 8px; }
  .tajuk-window td { border-top: 0; }
  .tajuk-window td::before { content: attr(data-head) ": "; color: ${colour.muted}; }
}
`;

/** Adds the styles to the page of the editors' area. */
export function addWindowStyles(): void {
  adoptStyles(styles);
}
