import { localizedPath } from "../../../src/domain/paths";
import { mainPages } from "../../../src/views/not-found/main-pages";
import { nearestPages } from "../../../src/views/not-found/nearest-pages";
import { languageCodes } from "../../setup/languages";
import { translator } from "../../setup/translator";

const labels = [
  ["common:sections.news", "/news/"],
  ["common:sections.projects", "/projects/"],
  ["common:sections.contact", "/#contact"],
  ["common:donate", "/donate/"],
] as const;

const pairs = languageCodes.flatMap((language) => languageCodes.map((labelled) => ({ language, labelled })));

it.each(pairs)("in $language, a page is known by its label in $labelled", ({ language, labelled }) => {
  const others = languageCodes.filter((code) => code !== language).map(translator);
  const known = mainPages(language, translator(language), others);
  for (const [label, path] of labels) {
    const [first] = nearestPages(`/${translator(labelled)(label).toLowerCase()}`, known);
    expect(first).toMatchObject({ title: translator(language)(label), path: localizedPath(path, language) });
  }
});
