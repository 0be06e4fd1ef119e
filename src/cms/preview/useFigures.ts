import { useEffect, useState } from "react";
import type { Language } from "../../domain/languages";
import type { PreviewProps } from "./preview-props";

/** Reads the figures of all claims by their names, as a language writes them. */
export type ReadFigures = (language: Language) => Promise<PreviewProps["figures"]>;

const none: PreviewProps["figures"] = {};

/** The figures of all claims in a language; none until they are read, or if they cannot be. */
export function useFigures(read: ReadFigures, language: Language): PreviewProps["figures"] {
  const [figures, setFigures] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    read(language).then(
      (found) => isCurrent && setFigures(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [read, language]);
  return figures;
}
