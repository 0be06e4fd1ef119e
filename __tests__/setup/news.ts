import { pictureFile } from "./pictures";

/** An article in a list, in English unless it says otherwise. */
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

/** The four categories' articles, newest first, in a language. */
export function newsCards(language: string): Queries.NewsCardFragment[] {
  const shared = { language, contentLanguage: language };
  return [
    newsCard({ ...shared, slug: "agreement", title: "Agreement", category: "partnership" }),
    newsCard({ ...shared, slug: "dashboard", title: "Dashboard", category: "productUpdate" }),
    newsCard({ ...shared, slug: "guide", title: "Guide", category: "resource" }),
    newsCard({ ...shared, slug: "trees", title: "Trees", category: "partnership" }),
  ];
}
