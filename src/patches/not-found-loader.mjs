/** What Gatsby's client says about the not-found page, each with the same for the pages of all languages. */
const changes = {
  // the page whose data is loaded in place of a missing one
  "{ pagePath: `/404.html`, notFound: true }":
    "{ pagePath: `${pagePath.match(languagePrefix)?.[1] ?? ``}/404.html`, notFound: true }",
  // that page is missing as well
  "pagePath === `/404.html`": "pagePath.endsWith(`/404.html`)",
  // it is shown at whatever address it was asked for
  "pageResources.page.path === `/404.html`": "pageResources.page.path.endsWith(`/404.html`)",
  "pagePath.match(/^\\/(404|500)(\\/?|.html)$/)":
    "pagePath.replace(languagePrefix, ``).match(/^\\/(404|500)(\\/?|.html)$/)",
};

/**
 * A webpack loader that lets Gatsby's client show the not-found page of the address's language.
 *
 * @this {{ getOptions: () => { languages: readonly string[], folder: string }, resourcePath: string }} with the languages
 *   whose addresses have a prefix, and the folder, `/preview/`, in which it follows
 * @param {string} source of `loader.js` or `production-app.js`
 * @throws {Error} if there is nothing to change: Gatsby's client is another one than this was written for
 */
export default function showTranslatedNotFound(source) {
  const { languages, folder } = this.getOptions();
  if (languages.length === 0) return source;
  const found = Object.entries(changes).filter(([theirs]) => source.includes(theirs));
  if (found.length !== 2) throw new Error(`${this.resourcePath} is not the file that this was written for.`);
  const prefix = `^(?:${folder.slice(0, -1)})?(/(?:${languages.join("|")}))(?=/)`;
  const declared = `const languagePrefix = new RegExp(${JSON.stringify(prefix)});\n`;
  return found.reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), source) + declared;
}
