/**
 * `npm run check:launch`: lists every sample that is still in the content, every text and interface string with the
 * sample's name, and every file for download that was made from an earlier text; fails if there is one, or if the content
 * has a problem, behind which one could hide.
 */
import { allTexts } from "../src/build/content/all-texts";
import { contentRoot } from "../src/build/content/content-root";
import { sampleNames } from "../src/build/content/sample-names";
import { stalePublications } from "../src/build/publications/stale-publications";
import { problemList } from "../src/build/validation/content-problem";
import { validateProject } from "../src/build/validation/validate-content";
import { publicationsFile } from "../src/content-model/publications";
import { samplesIn } from "../src/content-model/samples";
import { defaultLanguage } from "../src/domain/languages";
import { Problem, runMain } from "./lib/problem.mjs";
import { root } from "./lib/root.mjs";

await runMain(() => {
  const problems = validateProject(root);
  if (problems.length > 0)
    throw new Problem(`${problemList(problems)}\nSamples are looked for once they are mended.`);
  const inContent = allTexts(contentRoot(root))
    .filter(({ language }) => language === defaultLanguage)
    .flatMap(samplesIn)
    .map((sample) => ({ ...sample, file: `content/${sample.file}` }));
  const files = stalePublications(contentRoot(root)).map((name) => ({
    ...{ file: `content/${publicationsFile}`, field: name },
    found: "was not made from a present text: run npm run publications",
  }));
  const samples = [...inContent, ...sampleNames(root), ...files];
  for (const { file, field, found } of samples) console.log(`${file}: ${field}: ${found}`);
  console.log(
    samples.length === 0
      ? "No sample is left: the content is ready to open the site with."
      : `${samples.length} samples are left. Replace them before the site is opened.`,
  );
  return Promise.resolve(samples.length === 0 ? 0 : 1);
});
