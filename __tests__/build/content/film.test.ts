import type { GatsbyNode } from "gatsby";
import { hasFilm, staleFilm } from "../../../src/build/content/film";
import { noPageWithoutFilm } from "../../../src/build/pages/film-page";
import { problemLine } from "../../../src/build/validation/content-problem";
import { validateContent } from "../../../src/build/validation/validate-content";
import { siteContent } from "../../setup/site";
import { contentTree } from "../content-tree";

type Scenes = Record<string, unknown>[];

it("is there when it has been made in every format", () => {
  expect(hasFilm(siteContent)).toBe(true);
  expect(hasFilm(contentTree({ "film/film.webm": null }).root)).toBe(false);
});

it("is to be made anew when its scenes have other lengths, which stops nobody", () => {
  expect(staleFilm(siteContent)).toBeUndefined();
  const tree = contentTree();
  tree.editJson("pages/film.json", ({ en }) => Object.assign((en?.scenes as Scenes)[0] ?? {}, { seconds: 9 }));
  expect(staleFilm(tree.root)).toBe("npm run film: its scenes last 12 seconds, the film 5");
  expect(validateContent(tree.root)).toEqual([]);
  tree.write({ "film/film.mp4": null });
  expect(staleFilm(tree.root)).toBeUndefined();
});

it("needs captions that can be read in time", () => {
  const tree = contentTree();
  const says = "Salt. ".repeat(7);
  for (const language of ["en", "id"]) {
    tree.editJson("pages/film.json", (words) =>
      Object.assign((words[language]?.scenes as Scenes)[0] ?? {}, { says }),
    );
  }
  const lines = validateContent(tree.root).map(problemLine);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).toMatch(/scenes.0.says: .*at most 40 characters, which can be read in 2 seconds$/);
  }
});

describe("its page", () => {
  type Args = Parameters<NonNullable<GatsbyNode["onCreatePage"]>>[0];

  /** The pages that are deleted among these, in a project. */
  function deleted(directory: string, paths: readonly string[]): string[] {
    const gone: string[] = [];
    for (const path of paths) {
      void noPageWithoutFilm(
        {
          page: { path },
          store: { getState: () => ({ program: { directory } }) },
          actions: { deletePage: (page: { path: string }) => gone.push(page.path) },
          // of Gatsby's many arguments, those that the step reads
        } as unknown as Args,
        { plugins: [] },
        () => undefined,
      );
    }
    return gone;
  }

  it("exists only where there is a film, in every language", () => {
    const tree = contentTree();
    const directory = tree.root.replace(/\/content$/, "");
    const paths = ["/", "/film/", "/id/film/", "/id/figures/"];
    expect(deleted(directory, paths)).toEqual([]);
    tree.write({ "film/film.mp4": null });
    expect(deleted(directory, paths)).toEqual(["/film/", "/id/film/"]);
  });
});
