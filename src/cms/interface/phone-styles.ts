import { defaultLanguage } from "../../domain/languages";
import { decapPart } from "../../patches/decap-parts";
import { colour } from "./colour";

/** Media query of screens on which Decap's two-column form has no room. Its own styles demand 800 px. */
export const phone = "(max-width: 799px)";

/**
 * Styles of the editors' area on a phone: one column, the toolbar in two rows, of a draft in three, and below it
 * our switch between the languages and the preview, which sets `data-pane`.
 */
export const phoneStyles = `
.tajuk-panes, .tajuk-shared { display: none; }
@media ${phone} {
  body { --toolbar: 104px; }
  body:has(${decapPart.SaveButton} ~ ${decapPart.DeleteButton}) { --toolbar: 156px; }
  ${decapPart.EditorContainer} { min-width: 0; padding-top: calc(var(--toolbar) + 48px); }
  ${decapPart.EditorContainer} > ${decapPart.ToolbarContainer} {
    min-width: 0;
    height: var(--toolbar);
    flex-wrap: wrap;
    align-content: flex-start;
  }
  ${decapPart.ToolbarSectionBackLink}, ${decapPart.ToolbarSectionMeta} {
    height: 50px;
    flex: 1 1 0;
    border: 0;
    padding: 0 12px;
  }
  ${decapPart.ToolbarSectionBackLink} { min-width: 0; }
  ${decapPart.ToolbarSectionMeta} { flex: none; }
  ${decapPart.ToolbarSectionMain} { order: 1; flex: 1 0 100%; height: calc(var(--toolbar) - 50px); padding: 0 4px; }
  ${decapPart.ToolbarSubSectionFirst}:first-child { flex: 1; flex-flow: row wrap; row-gap: 8px; min-width: 0; }
  ${decapPart.ToolbarSubSectionLast}, ${decapPart.ViewControls} { display: none; }
  ${decapPart.ToolbarSectionMain} button, ${decapPart.ToolbarSectionMain} [role="button"] {
    margin: 0 4px;
    padding-left: 10px;
    padding-right: 22px;
    line-height: 44px;
    font-size: 13px;
  }
  ${decapPart.ToolbarSectionMain} button { padding-right: 10px; }
  ${decapPart.ToolbarSectionMain} ${decapPart.ToolbarDropdown} { margin: 0; }
  .SplitPane.vertical { display: block !important; }
  .Resizer.vertical { display: none; }
  .Pane1, .Pane2 { width: 100% !important; }
  [data-pane="${defaultLanguage}"] .Pane2, :root:not([data-pane="${defaultLanguage}"]) .Pane1 { display: none; }
  ${decapPart.PreviewPaneContainer} { padding: 0 12px; overflow: auto; }
  ${decapPart.ControlPaneContainer} { max-width: 100%; }
  ${decapPart.LocaleRowWrapper} > :first-child { display: none; }
  body:has(${decapPart.EditorContainer}) .tajuk-panes {
    position: fixed;
    top: var(--toolbar);
    left: 0;
    right: 0;
    z-index: 299;
    display: flex;
    height: 48px;
    background: ${colour.surface};
    border-bottom: 1px solid ${colour.line};
  }
  .tajuk-panes button {
    flex: 1;
    min-width: 0;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: ${colour.text};
    font: 600 14px/1.2 system-ui, sans-serif;
  }
  .tajuk-panes button[aria-pressed="true"] { border-bottom-color: ${colour.action}; color: ${colour.action}; }
  body:not(:has(${decapPart.ViewControls} [title="Tampilkan atau sembunyikan pratinjau"], ${decapPart.ViewControls} [title="Toggle preview"])) .tajuk-panes [data-pane-name="preview"] { display: none; }
  body:has(${decapPart.EditorContainer}) .tajuk-language { display: none; }
  .tajuk-shared {
    display: block;
    padding: 0;
    border: 0;
    background: none;
    color: ${colour.action};
    font: 600 14px/1.4 system-ui, sans-serif;
    text-align: start;
    text-decoration: underline;
  }
  ${decapPart.ControlContainer}:has(> [data-away="true"]) { visibility: visible; }
  ${decapPart.ControlContainer} > :has(+ [data-away="true"]) { display: none; }
  #nc-root :is(button, [role="button"]), .ReactModalPortal :is(button, label, [role="button"]),
  [role="menuitem"], .tajuk-language button {
    min-height: 44px;
    min-width: 44px;
  }
  ${decapPart.ToggleContainer} { margin: 12px 0; }
  ${decapPart.EditorControlBar} > ${decapPart.ToolbarContainer} { flex-wrap: wrap; justify-content: start; padding: 0; }
  ${decapPart.EditorControlBar} > ${decapPart.ToolbarContainer} > :first-child { display: contents; }
  ${decapPart.EditorControlBar} ${decapPart.ToggleContainer} { margin: 0; }
  ${decapPart.BackCollection}:not([data-entry=""]) { font-size: 0; }
  #nc-root ${decapPart.BackCollection}::before { max-width: calc(100vw - 150px); font-size: 14px; }
  /* the last one alone: several would cover what is below them */
  .Toastify__toast:has(~ .Toastify__toast) { display: none; }
  ${decapPart.DateTimeControl} { flex-wrap: wrap; }
  ${decapPart.LocaleButtonWrapper} [role="button"] { line-height: 44px; }
  #nc-root [role="button"]::after { top: calc(50% - 2px); }
  ${decapPart.ToggleHandle} { top: calc(50% - 10px); }
  ${decapPart.AppHeaderContent} { flex-direction: row-reverse; align-items: center; justify-content: space-between; }
  ${decapPart.AppHeaderContent} ${decapPart.AppHeaderButton} { padding: 0 8px; }
  ${decapPart.AppHeaderQuickNewButton} { line-height: 44px; }
  ${decapPart.SidebarContainer} { margin-bottom: 8px; padding: 0; }
  ${decapPart.SidebarHeading} { position: absolute; overflow: hidden; width: 1px; height: 1px; margin: 0; clip-path: inset(50%); }
  ${decapPart.SidebarNavList} { display: flex; margin: 0; overflow-x: auto; }
  ${decapPart.SidebarNavList} a { min-height: 44px; padding: 4px 12px; border-left: 0; white-space: nowrap; }
  ${decapPart.SidebarNavList} a > :first-child { display: none; }
  ${decapPart.CollectionTopContainer} { margin-bottom: 8px; padding: 4px 12px; }
  ${decapPart.CollectionTopRow} a { line-height: 44px; min-height: 44px; }
  [role="option"] { display: flex; align-items: center; min-height: 44px; }
  [role="menuitem"] { display: flex; align-items: center; }
  #nc-root input, #nc-root textarea, #nc-root select { max-width: 100%; font-size: 16px; }
}
`;
