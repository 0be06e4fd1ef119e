import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { createPreviewPages } from "../../../src/build/pages/preview-pages";
import { collections } from "../../../src/content-model/content-model";
import { localizedPath } from "../../../src/domain/paths";
import type { Fields } from "../../../src/domain/record";

const key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

/** Entries of a collection: one on the site, drafts with and without a link, one that waits for its day. */
const nodesOf = (type: string) =>
  [
    { slug: "shown", onSite: true, appearance: { key } },
    { slug: "secret", onSite: false, appearance: { draft: true } },
    { slug: "draft", onSite: false, appearance: { draft: true, key } },
    { slug: "dated", onSite: false, appearance: { from: "2099-12-03", key } },
    { slug: "dated", onSite: false, appearance: { from: "2099-12-03", key }, language: "id" },
  ].map((node) => {
    const language = node.language ?? "en";
    return {
      ...{ language, free: true, resource: "shown", ...node },
      path: localizedPath(`/preview/${key}/${type}/${node.slug}/`, language),
    };
  });

it("makes a page for each hidden entry with a link, of all collections that have pages", async () => {
  const createPage = jest.fn<undefined, [{ path: string; component: string; context: object }]>();
  await createPreviewPages({
    actions: { createPage },
    getNodesByType: nodesOf,
  } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([page]) => page);
  const paged = collections.filter(({ name }) => name !== "claims").map(({ typeName }) => typeName);
  expect(pages.map((page) => page.path)).toEqual(
    paged.flatMap((type) => [
      `/preview/${key}/${type}/draft/`,
      `/preview/${key}/${type}/dated/`,
      `/preview/id/${key}/${type}/dated/`,
    ]),
  );
  expect(pages[0]).toMatchObject({
    component: path.resolve("src/templates/news-article.tsx"),
    context: { slug: "draft", previous: null, preview: { from: null } },
  });
  expect(pages[2]?.context).toMatchObject({
    preview: { from: "2099-12-03" },
    language: "id",
    i18n: { language: "id", originalPath: pages[1]?.path },
  });
});

it.each<[string, Fields]>([
  ["that only buyers read", { free: false }],
  ["of a book that is an unfinished draft", { resource: "unfinished" }],
])("makes none of a chapter %s", async (_of, fields) => {
  const pages = async (change: Fields) => {
    const createPage = jest.fn();
    const getNodesByType = (type: string) =>
      nodesOf(type).map((node) => ({ ...node, onSite: type !== "Chapter", ...change }));
    await createPreviewPages({ actions: { createPage }, getNodesByType } as unknown as CreatePagesArgs);
    return createPage.mock.calls.length;
  };
  expect(await pages({})).toBeGreaterThan(0);
  expect(await pages(fields)).toBe(0);
});
