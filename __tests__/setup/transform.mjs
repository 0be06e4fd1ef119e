import { transformSync } from "@swc/core";

/**
 * Compiles a file for Jest. Gatsby takes `graphql` queries out when it compiles; in place, they throw when called.
 *
 * @type {import("@jest/transform").SyncTransformer<import("@swc/core").Options>}
 */
const transformer = {
  process(source, filename, { transformerConfig: { jsc, ...options } }) {
    const parser = /** @type {const} */ ({ syntax: "typescript", tsx: !filename.endsWith(".ts") });
    const plain = source.replaceAll("= graphql`", "= String.raw`");
    return transformSync(plain, { ...options, filename, jsc: { ...jsc, parser } });
  },
};

// eslint-disable-next-line import-x/no-default-export -- Jest asks for it
export default transformer;
