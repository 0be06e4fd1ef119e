import type { CreatePagesArgs } from "gatsby";

/** Gatsby's own type says `any` for the errors. */
interface Answer<Data> {
  readonly data?: Data;
  readonly errors?: unknown;
}

/**
 * The answer to a query of a page step.
 * @throws Error with what GraphQL has to say, which stops the build
 */
export async function runQuery<Data>(args: CreatePagesArgs, query: string): Promise<Data> {
  const { data, errors } = (await args.graphql(query)) as Answer<Data>;
  if (data) return data;
  throw new Error(`The pages could not be made: ${String(errors)}`);
}
