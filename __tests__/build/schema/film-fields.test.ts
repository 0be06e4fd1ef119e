import type { CreateResolversArgs } from "gatsby";
import type { FileContext } from "../../../src/build/schema/files-field";
import { defineFilmFields } from "../../../src/build/schema/film-fields";
import { filmFiles, filmPage } from "../../../src/content-model/pages/film";

type Resolve = (film: object, args: object, context: FileContext) => Promise<unknown>;

/** The length of a film of two scenes, of which Gatsby knows these files. */
async function lengthWith(files: readonly string[]) {
  const nodeModel = {
    findOne: ({ query }: { query: object }) =>
      Promise.resolve(files.some((file) => JSON.stringify(query).includes(`"${file}"`)) ? {} : null),
  } as Partial<FileContext["nodeModel"]> as FileContext["nodeModel"];
  const createResolvers = jest.fn<undefined, [Record<string, { seconds: { resolve: Resolve } }>]>();
  await defineFilmFields(
    // the step reads this one of the many things that Gatsby hands to it
    { createResolvers } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => undefined,
  );
  const scenes = [{ seconds: 20 }, { seconds: 40 }];
  return createResolvers.mock.calls[0]?.[0][filmPage.typeName]?.seconds.resolve(
    { scenes },
    {},
    { nodeModel },
  );
}

it("asks Gatsby for the film's files, so that pages follow them", async () => {
  expect(await lengthWith(filmFiles)).toBe(60);
  expect(await lengthWith(filmFiles.slice(1))).toBeNull();
  expect(await lengthWith([])).toBeNull();
});
