import { handoutMarkdown, handoutPath } from "../../../src/data-layer/files/demo-handout";
import { textsOf } from "../../setup/home-page";
import { demoWords } from "../../views/demo/demo-page";

test.each([
  ["en", "/demo/tajuk-demo.en.md", "15 minutes · Last updated June 1, 2024"],
  ["id", "/id/demo/tajuk-demo.id.md", "15 menit · Terakhir diperbarui 1 Juni 2024"],
] as const)("the file in %s is at its address and says all that the page says", (language, path, facts) => {
  const words = demoWords(language);
  const markdown = handoutMarkdown(words);
  expect(handoutPath(language)).toBe(path);
  expect(markdown).toContain(
    `# ${words.title}\n\n${words.lead}\n\n${facts}\n\n## ${words.overview.title}\n\n`,
  );
  const cards = [...words.overview.cards, ...words.features.cards, ...words.resources.items];
  for (const { title, text } of cards) expect(markdown).toContain(`\n### ${title}\n\n${text}\n`);
  for (const text of textsOf(words.testimonials).words) expect(markdown).toContain(text);
  expect(markdown.endsWith(`\n## ${words.closingTitle}\n\n${words.closingLead}\n`)).toBe(true);
});
