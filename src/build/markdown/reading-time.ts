import { readingMinutes, wordsPerMinute } from "../../markdown/reading-minutes";

/** GraphQL field: reading time of an entry's body. */
export const readingMinutesField = {
  type: "Int!",
  description: `Minutes to read the text, at ${wordsPerMinute} words a minute`,
  resolve: ({ body }: { readonly body: string }) => readingMinutes(body),
};
