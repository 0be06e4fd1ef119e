import { packParts, type Pack } from "../../../src/domain/offline";
import { languageCodes } from "../../setup/languages";

/** One page of each kind, and of each form that a kind has, by the name of the file with its text. */
export const saidPages: Readonly<Record<string, string>> = {
  home: "/",
  dashboard: "/tracking/",
  demo: "/demo/",
  "demo-second-tab": "/demo/#resources",
  film: "/film/",
  catalogue: "/projects/",
  "catalogue-category": "/projects/category/technology/",
  project: "/projects/dugong-watch/",
  "project-of-catalogue": "/projects/salt-meter/",
  giving: "/donate/",
  campaign: "/donate/turtle-nights/",
  "payment-unknown": "/donate/result/?ref=nothing",
  news: "/news/",
  "news-category": "/news/category/milestone/",
  article: "/news/louder-buoy/",
  "article-with-table": "/news/one-chart-for-bitung/",
  "article-oldest": "/news/borrowed-boat/",
  resources: "/resources/",
  ebook: "/resources/shore-book/",
  course: "/resources/snorkel-lessons/",
  template: "/resources/catch-sheet/",
  guide: "/resources/reading-tides/",
  calendar: "/resources/turtle-calendar/",
  help: "/help/",
  privacy: "/privacy/",
  "document-without-translation": "/boat-rules/",
  "inquiry-sent": "/inquiry-sent/",
  offline: "/offline/",
  search: "/search/",
  "not-found": "/peat-fires/",
  "editors-door": "/cms-access/",
  "toast-page": "/ui-test/",
};

/** What can be kept, in place of the build's list, whose sizes change with any script. */
export const saidPack: Pack = {
  words: {},
  shared: ["/app.js"],
  pages: languageCodes.flatMap((language) =>
    packParts.map((part) => ({ path: `/${part}/`, language, part, files: [`/${part}/`] })),
  ),
  files: { "/app.js": [400_000], ...Object.fromEntries(packParts.map((part) => [`/${part}/`, [100_000]])) },
};
