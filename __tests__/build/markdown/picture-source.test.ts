import type { CreateSchemaCustomizationArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import { pictureSource } from "../../../src/build/markdown/picture-source";
import type { NodeModel } from "../../../src/build/schema/language-fields";

jest.mock("gatsby-plugin-sharp", () => ({ generateImageData: jest.fn() }));

const made = { layout: "constrained" };
const picture = { absolutePath: "/site/content/images/nursery.jpg" };
const store = { getState: () => ({ program: { directory: "/site" }, config: {} }) };
const args = { cache: {}, reporter: {}, store } as unknown as CreateSchemaCustomizationArgs;

const findOne = jest.fn((question: { readonly query: object }) =>
  Promise.resolve(JSON.stringify(question).includes(picture.absolutePath) ? picture : null),
);
const nodeModel = {
  findOne,
  getNodeById: () => ({ absolutePath: "/site/content/news/sentani.en.md" }),
} as unknown as NodeModel;

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(generateImageData).mockResolvedValue(made as never);
});

it("makes AVIF and WebP sizes of a picture beside the entry's folder", async () => {
  expect(await pictureSource(args, nodeModel, "file")("../images/nursery.jpg")).toBe(made);
  expect(generateImageData).toHaveBeenCalledWith(
    expect.objectContaining({
      file: picture,
      args: expect.objectContaining({ formats: ["avif", "webp", "auto"] }) as unknown,
    }),
  );
});

it("finds nothing where there is no such file", async () => {
  expect(await pictureSource(args, nodeModel, "file")("../images/gone.jpg")).toBeNull();
  expect(generateImageData).not.toHaveBeenCalled();
});

it.each(["../files/guide.en.pdf", "../images/logo.svg", "https://evil.example/track", ""])(
  "does not look for %j, which is no photo",
  async (path) => {
    expect(await pictureSource(args, nodeModel, "file")(path)).toBeNull();
    expect(findOne).not.toHaveBeenCalled();
  },
);
