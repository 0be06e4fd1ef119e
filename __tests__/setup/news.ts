import { pictureFile } from "./pictures";

/** Data of an article's card, in English unless changed. */
export function newsCard(changes: Partial<Queries.NewsCardFragment> = {}): Queries.NewsCardFragment {
  return {
    slug: "sentani-agreement",
    language: "en",
    contentLanguage: "en",
    title: "Twelve communities sign",
    excerpt: "Who carries the keys to the nursery.",
    author: "Yohana Wally",
    date: "2025-09-30",
    category: "partnership",
    image: { alt: "A canoe of seedlings", focus: "50% 60%", src: pictureFile("lake-village") },
    ...changes,
  };
}

/** Cards of articles of the four categories in a language, newest first. */
export function newsCards(language: string): Queries.NewsCardFragment[] {
  const shared = { language, contentLanguage: language };
  return [
    newsCard({ ...shared, slug: "agreement", title: "Agreement", category: "partnership" }),
    newsCard({ ...shared, slug: "dashboard", title: "Dashboard", category: "productUpdate" }),
    newsCard({ ...shared, slug: "guide", title: "Guide", category: "resource" }),
    newsCard({ ...shared, slug: "trees", title: "Trees", category: "partnership" }),
  ];
}
