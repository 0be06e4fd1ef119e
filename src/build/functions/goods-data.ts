import { publicationName } from "../../content-model/publications";
import { renderText } from "../../markdown/render-text";
import type { Delivery, TranslatedChapter } from "../content/delivery";

/** What buyers of a product get, and in which languages. The text of a book is in its files only. */
export async function goodsOf({ languages, files, chapters }: Delivery, type: string) {
  return {
    deliveredIn: languages,
    files: files.map((file) => ({
      ...{ name: publicationName(file), language: file.language, format: file.format },
      ...{ bytes: file.bytes, pages: file.pages },
    })),
    lessons: await Promise.all((type === "course" ? chapters : []).map(lessonOf)),
  };
}

async function lessonOf({ slug, writtenIn, fieldsIn, texts }: TranslatedChapter) {
  const inEach = async (name: "body" | "exercise" | "answer") => {
    const rendered = writtenIn.map(async (language) => {
      const markdown = fieldsIn(language)[name];
      return markdown === undefined ? [] : [[language, await renderText(markdown, language)] as const];
    });
    return Object.fromEntries((await Promise.all(rendered)).flat());
  };
  return {
    ...{ slug, title: texts("title"), summary: texts("summary") },
    ...{ body: await inEach("body"), exercise: await inEach("exercise"), answer: await inEach("answer") },
  };
}
