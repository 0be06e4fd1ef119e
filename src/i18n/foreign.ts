/** `lang` attribute for a node's text: its language if that is not the page's, otherwise undefined. */
export function foreignLang(node: {
  readonly language: string;
  readonly contentLanguage: string;
}): string | undefined {
  return node.contentLanguage === node.language ? undefined : node.contentLanguage;
}
