import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";

/**
 * What a step sets of the webpack configuration at a stage of the build; undefined if it sets nothing.
 *
 * @param config what there is of the configuration before it
 */
export async function setByStep<Configuration>(
  step: NonNullable<GatsbyNode["onCreateWebpackConfig"]>,
  stage: string,
  config: object = {},
): Promise<Configuration | undefined> {
  const set = jest.fn<unknown, [Configuration]>();
  const actions = { setWebpackConfig: set, replaceWebpackConfig: set };
  const helpers = { createContentDigest: JSON.stringify, getConfig: () => config };
  // of Gatsby's many arguments, those that our steps read
  const args = { stage, actions, ...helpers } as unknown as CreateWebpackConfigArgs;
  await step(args, { plugins: [] }, () => undefined);
  return set.mock.calls[0]?.[0];
}
