import type { CreatePagesArgs } from "gatsby";
import { defaultLanguage } from "../../domain/languages";

/** Result of a query; Gatsby types its errors as `any`. */
interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: unknown;
}

/**
 * Runs a query of a build step, by default for the default language, `$language`, and returns its data.
 * @throws Error with GraphQL's errors if there is no data; this stops the build
 */
export async function runQuery<Data>(
  args: Pick<CreatePagesArgs, "graphql">,
  query: string,
  language: string = defaultLanguage,
): Promise<Data> {
  const { data, errors } = (await args.graphql(query, { language })) as Answer<Data>;
  if (data) return data;
  throw new Error(`The pages could not be made: ${String(errors)}`);
}
