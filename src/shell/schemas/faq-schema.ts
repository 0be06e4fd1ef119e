import type { FAQPage } from "schema-dts";
import { withoutLinks } from "../../domain/linked-text";
import type { SchemaPage } from "./schema";

/** Questions that the page answers. */
export function faqSchema(
  { language }: SchemaPage,
  questions: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
    })),
  };
}
