/** A Markdown file in the bundle of the editors' area: its text. */
declare module "*.md" {
  const text: string;
  export = text;
}
