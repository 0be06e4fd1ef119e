import { outlined } from "./adopt-styles";
import { colour } from "./colour";

/** Styles of our dialogs, and of those in which something is picked from a list. */
export const dialogStyles = `
.tajuk-dialog {
  max-width: min(40rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 4rem);
  overflow: auto;
  padding: 24px 24px 0;
  border: 0;
  border-radius: 8px;
  box-shadow: 0 8px 40px ${colour.dialogShadow};
  color: ${colour.text};
  font: 15px/1.5 system-ui, sans-serif;
}
.tajuk-dialog::backdrop { background: ${colour.shade}; }
.tajuk-dialog h2 { margin: 0 0 8px; font-size: 20px; }
.tajuk-dialog p { margin: 0 0 12px; }
.tajuk-dialog ul { margin: 0 0 20px; padding-left: 20px; overflow-wrap: anywhere; }
.tajuk-dialog li { margin-bottom: 6px; list-style: disc; }
.tajuk-dialog form { display: flex; flex-wrap: wrap; gap: 12px; }
/* what answers is in view, however much there is to read */
.tajuk-dialog > :last-child { position: sticky; bottom: 0; margin: 0 -24px; padding: 12px 24px 24px; background: ${colour.surface}; }
.tajuk-dialog button {
  min-height: 40px;
  padding: 0 16px;
  ${outlined}
  font: inherit;
  font-weight: 600;
}
.tajuk-dialog button:disabled { opacity: .5; cursor: not-allowed; }
.tajuk-dialog button:first-child { background: ${colour.action}; color: ${colour.onDeep}; }
.tajuk-dialog :is(select, .tajuk-address) { display: block; max-width: 100%; margin: 4px 0 16px; min-height: 40px; font: inherit; }
.tajuk-dialog .tajuk-address { box-sizing: border-box; width: 100%; padding: 0 12px; }
.tajuk-dialog a { color: ${colour.action}; }
.tajuk-pick { width: min(40rem, calc(100vw - 2rem)); }
.tajuk-dialog.tajuk-pick form { position: static; flex-direction: column; flex-wrap: nowrap; }
.tajuk-pick input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid ${colour.fieldLine}; border-radius: 5px; font: inherit; }
.tajuk-pick form p { margin: 0; color: ${colour.muted}; }
.tajuk-pick ul { display: grid; gap: 4px; max-height: 45vh; margin: 0; padding: 2px; overflow: auto; }
.tajuk-pick li { margin: 0; list-style: none; }
.tajuk-pick li button { display: block; width: 100%; padding: 8px 12px; text-align: start; }
.tajuk-pick li button:first-child { background: ${colour.surface}; color: ${colour.action}; }
.tajuk-pick small { display: block; color: ${colour.muted}; font-weight: 400; overflow-wrap: anywhere; }
.tajuk-pick li img { float: inline-start; width: 64px; height: 48px; margin-inline-end: 12px; border-radius: 4px; object-fit: cover; }
.tajuk-pick li button:has(img) { display: flow-root; min-height: 64px; }
.tajuk-pick form div { display: flex; gap: 12px; }
.tajuk-pick form div button, .tajuk-pick form div button:first-child { min-height: 44px; background: ${colour.surface}; color: ${colour.action}; }
`;
