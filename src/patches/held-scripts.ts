/** Addresses of scripts by the name of the part of the site that needs them, such as a page's component. */
export type ChunkMap = Readonly<Record<string, readonly string[] | undefined>>;

/** Where Gatsby puts the scripts that every page loads. */
const scriptSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->)(.*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/** Gatsby's list of the scripts of all components. */
const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>.*?<\/script>/s;

/** Whether a page still has Gatsby's list of the scripts of all components. */
export function listsAllScripts(html: string): boolean {
  return chunkMapping.test(html);
}

/**
 * Puts the scripts of a page on hold, since Gatsby has no option for it: the browser neither fetches nor runs
 * them until `startWhenNeeded` asks for them. Gatsby writes them anew when they change, and indents them. Those of the
 * page's own component stand where Gatsby lists those of all, 0.5 KB on each page.
 *
 * @param own addresses of the scripts of the page's component
 */
export function holdScripts(html: string, own: readonly string[]): string {
  return html.replace(scriptSlice, (_, start: string, scripts: string, end: string) => {
    const ownScripts = own.map((src) => `<script src="${src}" async></script>`).join("");
    const all = scripts.replace(chunkMapping, ownScripts);
    const held = all.replaceAll(/<script src="([^"]+)" async>/g, '<script type="text/plain" src="$1">');
    return start + held.replaceAll(/\s*\n\s*/g, " ") + end;
  });
}
