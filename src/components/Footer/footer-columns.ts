import type { TranslationKey } from "../../i18n/keys";

/** A heading with its links; addresses are paths in the default language. */
export interface FooterColumn {
  readonly id: string;
  readonly title: TranslationKey;
  readonly links: readonly { readonly text: TranslationKey; readonly to: string }[];
}

/** Columns of links in the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    id: "organisation",
    title: "common:footer.organisation.title",
    links: [
      { text: "common:footer.organisation.about", to: "/#about" },
      { text: "common:footer.organisation.work", to: "/#work" },
      { text: "common:footer.organisation.projects", to: "/projects/" },
      { text: "common:footer.organisation.news", to: "/news/" },
      { text: "common:footer.organisation.tracking", to: "/tracking/" },
      { text: "common:footer.organisation.demo", to: "/demo/" },
    ],
  },
  {
    id: "resources",
    title: "common:footer.resources.title",
    links: [
      { text: "common:footer.resources.ebooks", to: "/resources/#ebook" },
      { text: "common:footer.resources.templates", to: "/resources/#template" },
      { text: "common:footer.resources.guides", to: "/resources/#guide" },
      { text: "common:footer.resources.blog", to: "/news/" },
    ],
  },
  {
    id: "support",
    title: "common:footer.support.title",
    links: [
      { text: "common:footer.support.help", to: "/help/" },
      { text: "common:footer.support.privacy", to: "/privacy/" },
      { text: "common:footer.support.terms", to: "/terms/" },
      { text: "common:footer.support.accessibility", to: "/accessibility/" },
    ],
  },
];
