import { graphql } from "gatsby";

/** What `foreignLang` needs of an entry, a page or settings. */
export const foreignTextFragment = graphql`
  fragment ForeignText on Written {
    language
    contentLanguage
  }
`;

/** `lang` attribute for a node's text: its language if that is not the page's, otherwise undefined. */
export function foreignLang(node: Queries.ForeignTextFragment): string | undefined {
  return node.contentLanguage === node.language ? undefined : node.contentLanguage;
}
