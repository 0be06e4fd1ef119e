import path from "node:path";
import content from "../../../content/pages/demo.json";
import { demoPage } from "../../../src/content-model/pages/demo";
import { withSharedFields } from "../../../src/content-model/shared-fields";
import { pictureFile } from "../../setup/pictures";

/** The demo's own words in a language, what its languages share included. */
export function demoWords(language: keyof typeof content) {
  const { data } = withSharedFields(demoPage.schema, content[language], content.en);
  return { ...demoPage.schema.parse(data), language };
}

/** The same as a query gives them. */
export function demoContent(language: keyof typeof content): Queries.DemoViewFragment {
  const words = demoWords(language);
  const items = words.resources.items.map(({ file, ...item }) => ({ ...item, file: queriedFile(file) }));
  return {
    ...words,
    image: { alt: words.image.alt, focus: null, src: pictureFile("river-bend") },
    handoutPath: `/demo/tajuk-demo.${language}.md`,
    handoutSize: 1856,
    resources: { ...words.resources, items },
  };
}

function queriedFile(file: string) {
  const base = path.basename(file);
  return { publicURL: `/static/${base}`, base, extension: path.extname(base).slice(1), size: 2048 };
}
