import type { CreatePagesArgs } from "gatsby";
import { defaultLanguage } from "../../domain/languages";

/** Result of a query; Gatsby types its errors as `any`. */
interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: unknown;
}

/**
 * Runs the query of a page step for the default language, `$language`, and returns its data.
 * @throws Error with GraphQL's errors if there is no data; this stops the build
 */
export async function runQuery<Data>(args: CreatePagesArgs, query: string): Promise<Data> {
  const { data, errors } = (await args.graphql(query, { language: defaultLanguage })) as Answer<Data>;
  if (data) return data;
  throw new Error(`The pages could not be made: ${String(errors)}`);
}
