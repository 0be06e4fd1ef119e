import type { ContentText } from "./content-text";
import { copyFileAt } from "./entry-file";

/** Something to look at again, which never stops an editor or a build. */
export interface ContentNote {
  /** Path of the file relative to `content/`; of an empty category its collection's folder. */
  readonly file: string;
  /** Path of the field; empty if the note is about the whole file. */
  readonly field: string;
  readonly kind:
    | "brokenReference"
    | "noAlternative"
    | "emptyCategory"
    | "needlessRedirect"
    | "sample"
    | "draft"
    | "scheduled"
    | "typedFigure"
    | "pastReview"
    | "dueReview"
    | "dayAhead"
    | "pastDeadline"
    | "otherEmail"
    | "formerName"
    | "noTranslation"
    | "olderText"
    | "untranslated"
    | "unusedFile"
    | "largeFile"
    | "endingPermit"
    | "endedPermit"
    | "maintenance"
    | "longMaintenance"
    | "wordyAlternative";
  /**
   * What is there: the figures, e-mail addresses or names, one a line, a date, the language that is missing, newer or copied, a size in
   * bytes, the words that an alternative text should not begin with, a reference, a sample, the value of a
   * category or the name of a section.
   */
  readonly found: string;
  /** Name of the picture in a text that the note is about. */
  readonly picture?: string;
}

/** Where a field of a text is: a file of page copy or settings has all languages. */
export function placeIn({ file, language }: ContentText, field: string): Pick<ContentNote, "file" | "field"> {
  return { file, field: copyFileAt(file) ? `${language}.${field}` : field };
}
