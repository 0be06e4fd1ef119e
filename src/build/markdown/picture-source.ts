import path from "node:path";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { picturePath } from "../../content-model/field";
import type { PictureSource } from "../../markdown/render-body";
import { pathPrefixOf } from "../../patches/gatsby-store";
import type { NodeModel } from "../schema/language-fields";

/** Maximum width of a picture in a text, in CSS pixels: a text column is at most 42rem wide. */
const width = 672;

/** A {@link PictureSource} for pictures written relative to the file node `fileId`. */
export function pictureSource(
  { cache, reporter, store }: CreateSchemaCustomizationArgs,
  nodeModel: NodeModel,
  fileId: string,
): PictureSource {
  const { absolutePath } = nodeModel.getNodeById({ id: fileId }) as FileSystemNode;
  return async (relativePath) => {
    if (!picturePath.regex.test(relativePath)) return null;
    const target = path.resolve(path.dirname(absolutePath), relativePath);
    const query = { filter: { absolutePath: { eq: target } } };
    const file = (await nodeModel.findOne({ type: "File", query })) as (FileSystemNode & Node) | null;
    if (!file) return null;
    const data = await generateImageData({
      file,
      args: { width, layout: "constrained", formats: ["avif", "webp", "auto"], placeholder: "dominantColor" },
      cache,
      reporter,
      pathPrefix: pathPrefixOf(store),
    });
    return data ?? null;
  };
}
