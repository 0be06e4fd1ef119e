import { handoutMarkdown, handoutPath } from "../../../src/build/files/demo-handout";
import { demoPage } from "../../../src/content-model/pages/demo";
import { formatDate, formatMinutes } from "../../../src/domain/format";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { wordsOf } from "../../setup/site";
import { textsOf } from "../../setup/texts";

test.each(languageCodes)("the file in %s is at its address and says all that the page says", (language) => {
  const words = wordsOf(demoPage, language);
  const markdown = handoutMarkdown({ ...words, language });
  expect(handoutPath(language)).toBe(localizedPath(`/demo/product-demo.${language}.md`, language));
  const facts = `${formatMinutes(words.minutes, language)} · ${words.updatedLabel} ${formatDate(words.updated, language)}`;
  expect(markdown).toContain(
    `# ${words.title}\n\n${words.lead}\n\n${facts}\n\n## ${words.overview.title}\n\n`,
  );
  const cards = [...words.overview.cards, ...words.features.cards, ...words.resources.items];
  for (const { title, text } of cards) expect(markdown).toContain(`\n### ${title}\n\n${text}\n`);
  for (const text of textsOf(words.testimonials).words) expect(markdown).toContain(text);
  const testimonials = { ...words.testimonials, sample: "The wind said it." };
  expect(handoutMarkdown({ ...words, testimonials, language })).toContain(
    `\n## ${testimonials.title}\n\nThe wind said it.\n`,
  );
  expect(markdown.endsWith(`\n## ${words.closingTitle}\n\n${words.closingLead}\n`)).toBe(true);
});
