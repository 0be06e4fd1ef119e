/** `lang` for a text of a node: its language where that is not the page's, otherwise nothing. */
export function foreignLang(node: {
  readonly language: string;
  readonly contentLanguage: string;
}): string | undefined {
  return node.contentLanguage === node.language ? undefined : node.contentLanguage;
}
