import type { NodeModel } from "../../../src/build/schema/language-fields";
import { referencedType, resolveReference } from "../../../src/build/schema/reference-field";

const project = { slug: "wet-peat", language: "id" };
const findOne = jest.fn(() => Promise.resolve(project));
const article = { language: "id", contentLanguage: "en", project: "wet-peat" };

function modelWith(root: object | null): { readonly nodeModel: NodeModel } {
  const findRootNodeAncestor = (_part: object, found: (node: object) => boolean) =>
    root && found(root) ? root : null;
  return { nodeModel: { findOne, findRootNodeAncestor } as unknown as NodeModel };
}

beforeEach(() => jest.clearAllMocks());

const resolve = resolveReference("project", "projects");
const question = {
  type: "Project",
  query: { filter: { slug: { eq: "wet-peat" }, language: { eq: "id" } } },
};

it("has the type of the collection", () => {
  expect(referencedType("projects")).toBe("Project");
  expect(referencedType("news")).toBe("NewsArticle");
});

it("refuses a collection that the model does not have", () => {
  expect(() => referencedType("people")).toThrow("people");
});

it("finds the entry in the language of the page, not of the text", async () => {
  expect(await resolve(article, {}, modelWith(null))).toBe(project);
  expect(findOne).toHaveBeenCalledWith(question);
});

it("finds it from within a group of the entry", async () => {
  expect(await resolve({ project: "wet-peat" }, {}, modelWith(article))).toBe(project);
  expect(findOne).toHaveBeenCalledWith(question);
});

it("is nothing where the field is left out", async () => {
  expect(await resolve({ ...article, project: undefined }, {}, modelWith(null))).toBeNull();
  expect(findOne).not.toHaveBeenCalled();
});
