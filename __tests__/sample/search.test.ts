import { languageCodes } from "../setup/languages";
import { questions } from "../setup/questions";
import { translator } from "../setup/translator";

// the browser tests ask those of them whose words the strings have: here, all
test.each(languageCodes)("our pages are also called what people ask for in %s", (language) => {
  const t = translator(language);
  const unheard = questions[language].filter(
    ([, part, words]) => !t(`search:alsoCalled.${part}`).includes(words),
  );
  expect(unheard).toEqual([]);
});
