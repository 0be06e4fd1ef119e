import { colour } from "./colour";

/** Declarations of a button with a line around it, in Decap's colours. */
export const outlined = `
  border: 1px solid ${colour.actionLine};
  border-radius: 5px;
  background: ${colour.surface};
  color: ${colour.action};
  cursor: pointer;`;

/** Adds styles to the page of the editors' area. */
export function adoptStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
