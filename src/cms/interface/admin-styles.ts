import { adoptStyles, outlined } from "./adopt-styles";
import { phone, phoneStyles } from "./phone-styles";

/** Styles of our own elements in the editors' area. They use Decap's colours to blend in. */
const styles = `
.tajuk-dialog {
  max-width: min(40rem, calc(100vw - 2rem));
  max-height: calc(100vh - 4rem);
  overflow: auto;
  padding: 24px;
  border: 0;
  border-radius: 8px;
  box-shadow: 0 8px 40px rgb(14 30 37 / .4);
  color: #313d3e;
  font: 15px/1.5 system-ui, sans-serif;
}
.tajuk-dialog::backdrop { background: rgb(14 30 37 / .5); }
.tajuk-dialog h2 { margin: 0 0 8px; font-size: 20px; }
.tajuk-dialog p { margin: 0 0 12px; }
.tajuk-dialog ul { margin: 0 0 20px; padding-left: 20px; overflow-wrap: anywhere; }
.tajuk-dialog li { margin-bottom: 6px; list-style: disc; }
.tajuk-dialog form { display: flex; flex-wrap: wrap; gap: 12px; }
.tajuk-dialog button {
  min-height: 40px;
  padding: 0 16px;
  ${outlined}
  font: inherit;
  font-weight: 600;
}
.tajuk-dialog button:first-child { background: #2b55aa; color: #fff; }
.tajuk-dialog select { display: block; max-width: 100%; margin: 4px 0 16px; min-height: 40px; font: inherit; }
.tajuk-dialog a { color: #2b55aa; }
button[aria-busy] { cursor: progress; opacity: .6; }
.tajuk-pick { width: min(40rem, calc(100vw - 2rem)); }
.tajuk-pick form { flex-direction: column; flex-wrap: nowrap; }
.tajuk-pick input { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid #798291; border-radius: 5px; font: inherit; }
.tajuk-pick form p { margin: 0; color: #474b55; }
.tajuk-pick ul { display: grid; gap: 4px; max-height: 45vh; margin: 0; padding: 2px; overflow: auto; }
.tajuk-pick li { margin: 0; list-style: none; }
.tajuk-pick li button { display: block; width: 100%; padding: 8px 12px; text-align: start; }
.tajuk-pick li button:first-child { background: #fff; color: #2b55aa; }
.tajuk-pick small { display: block; color: #474b55; font-weight: 400; overflow-wrap: anywhere; }
.tajuk-pick form div { display: flex; gap: 12px; }
.tajuk-pick form div button { min-height: 44px; background: #fff; color: #2b55aa; }
.tajuk-figure { padding: 0 4px; border-radius: 4px; background: #e3ecfb; color: #1d3f86; }
.tajuk-preparing {
  position: fixed;
  inset: auto 0 32px;
  z-index: 100000;
  width: fit-content;
  margin: 0 auto;
  padding: 12px 20px;
  border-radius: 8px;
  background: #1d3328;
  color: #fff;
  font: 15px/1.4 system-ui, sans-serif;
}
.tajuk-focus > button:first-child { position: relative; display: block; padding: 0; border: 0; cursor: crosshair; }
.tajuk-focus > button:first-child:disabled { cursor: auto; }
.tajuk-focus > button:first-child:disabled ~ ul { display: none; }
.tajuk-focus > button:first-child img { display: block; max-width: 100%; max-height: 320px; }
.tajuk-focus i {
  position: absolute;
  width: 28px;
  height: 28px;
  margin: -14px;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 2px #2b55aa, inset 0 0 0 2px #2b55aa;
}
.tajuk-focus label {
  display: grid;
  grid-template-columns: 80px minmax(0, 320px) 48px;
  gap: 12px;
  align-items: center;
  min-height: 44px;
}
.tajuk-focus input { accent-color: #2b55aa; }
.tajuk-focus > button:not(:first-child) {
  min-height: 44px;
  padding: 0 16px;
  ${outlined}
  font: inherit;
}
.tajuk-focus ul { display: flex; flex-wrap: wrap; gap: 12px; margin: 12px 0 0; padding: 0; list-style: none; }
.tajuk-focus li { color: #474b55; font-size: 13px; }
.tajuk-focus li img { display: block; height: 64px; object-fit: cover; border-radius: 4px; }
.tajuk-picture { display: block; max-width: 100%; max-height: 200px; margin: 8px 0; border-radius: 4px; }
.tajuk-counter { display: flex; justify-content: end; gap: 8px; margin: 2px 0 0; color: #474b55; font-size: 13px; }
.tajuk-counter span { order: -1; }
.tajuk-counter[data-over="true"] { color: #a3180b; font-weight: 600; }
.tajuk-advice { margin: 6px 0 0; color: #8a4500; font-size: 14px; }
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
.tajuk-table { margin: 0 0 16px; padding: 12px; border: 2px solid #dfdfe3; border-radius: 5px; background: #fff; }
.tajuk-table-cells { overflow-x: auto; }
.tajuk-table table { border-collapse: collapse; }
.tajuk-table td { min-width: 32px; padding: 0; vertical-align: top; }
.tajuk-table textarea {
  display: block;
  width: 100%;
  min-width: 128px;
  min-height: 44px;
  padding: 10px;
  border: 1px solid #798291;
  border-radius: 0;
  font: 15px/1.4 system-ui, sans-serif;
  field-sizing: content;
  resize: none;
}
.tajuk-table tr:first-child textarea { background: #eff0f4; font-weight: 600; }
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
.tajuk-day small { flex-basis: 100%; min-height: 20px; color: #474b55; font-size: 14px; }
.tajuk-day [aria-invalid="true"] ~ small { color: #a3180b; }
.tajuk-string { margin: 0 0 16px; }
.tajuk-string label { display: block; margin-bottom: 4px; color: #474b55; font-size: 13px; line-height: 1.4; }
.tajuk-string textarea {
  width: 100%;
  padding: 8px 10px;
  border: 1px solid #798291;
  border-radius: 5px;
  font: inherit;
  resize: vertical;
}
.tajuk-string small { color: #474b55; }
[data-new-entry] [class*="-BackStatusUnchanged"] { visibility: hidden; }
#nc-root [class*="-ControlContainer"] :is(input:not([type="range"]), select) { min-height: 44px; }
[class*="-CollectionMain"], [class*="-ControlPaneContainer"] { padding-bottom: 64px; }
@media not all and ${phone} { .Pane2 [class*="-ControlPaneContainer"] { padding-right: 56px; } }
.tajuk-language {
  position: fixed;
  bottom: 0;
  left: 0;
  z-index: 290;
  display: flex;
  gap: 2px;
  padding: 4px;
  border-radius: 0 5px 0 0;
  background: #eff0f4;
}
.tajuk-language button {
  min-height: 28px;
  padding: 0 10px;
  border: 0;
  border-radius: 4px;
  background: none;
  color: #313d3e;
  font: 13px/1 system-ui, sans-serif;
  cursor: pointer;
}
.tajuk-language button[aria-pressed="true"] { background: #313d3e; color: #fff; }
`;

/** Adds the styles to the page of the editors' area. */
export function addAdminStyles(): void {
  adoptStyles(styles + phoneStyles);
}
