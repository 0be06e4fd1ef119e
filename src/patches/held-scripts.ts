/** Where Gatsby puts the scripts that every page loads. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/**
 * Puts the scripts of a page on hold, since Gatsby has no option for it: the browser neither fetches nor runs
 * them until `startWhenNeeded` asks for them. Gatsby writes them anew when they change, and indents them.
 */
export function holdScripts(html: string): string {
  return html.replace(scriptSlice, (_, start: string, scripts: string, end: string) => {
    const held = scripts.replaceAll(/<script src="([^"]+)" async>/g, '<script type="text/plain" src="$1">');
    return start + held.replaceAll(/\s*\n\s*/g, " ") + end;
  });
}
