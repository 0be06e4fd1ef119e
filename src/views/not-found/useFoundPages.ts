import { useEffect, useState } from "react";
import { wordsOf } from "../../domain/near-words";
import { useI18n } from "../../i18n/I18nContext";
import { findPages } from "../shared/search/find-pages";
import type { KnownPage } from "./nearest-pages";

/** How many pages are suggested. */
const limit = 4;

/** The pages whose text has all of these words, slips put right. None before they are found, and for no words. */
export function useFoundPages(words: string): readonly KnownPage[] {
  const { language } = useI18n();
  const [found, setFound] = useState<readonly KnownPage[]>([]);
  useEffect(() => {
    if (!words) return;
    let isWanted = true;
    void knownPages(words, language).then((pages) => {
      if (isWanted) setFound(pages);
    });
    return () => {
      isWanted = false;
    };
  }, [words, language]);
  return found;
}

async function knownPages(words: string, language: string): Promise<readonly KnownPage[]> {
  try {
    const { words: used, pages } = await findPages({ words, kind: null, limit }, language);
    if (wordsOf(used).length < wordsOf(words).length) return [];
    return pages.map(({ url, meta }) => ({ title: meta.title, path: url }));
  } catch {
    return []; // the link to the search is still there
  }
}
