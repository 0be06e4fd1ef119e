/** Columns of links in the footer. The words of a link are `common:footer.<id>`, those of a column its `title`. */
export const footerColumns = [
  {
    id: "organisation",
    links: [
      { id: "organisation.about", to: "/#about" },
      { id: "organisation.work", to: "/#work" },
      { id: "organisation.projects", to: "/projects/" },
      { id: "organisation.news", to: "/news/" },
      { id: "organisation.tracking", to: "/tracking/" },
    ],
  },
  {
    id: "resources",
    links: [
      { id: "resources.ebooks", to: "/resources/#ebook" },
      { id: "resources.templates", to: "/resources/#template" },
      { id: "resources.guides", to: "/resources/#guide" },
      { id: "resources.blog", to: "/news/" },
    ],
  },
  {
    id: "support",
    links: [
      { id: "support.help", to: "/help/" },
      { id: "support.privacy", to: "/privacy/" },
      { id: "support.terms", to: "/terms/" },
      { id: "support.accessibility", to: "/accessibility/" },
    ],
  },
] as const;

export type FooterColumn = (typeof footerColumns)[number];
