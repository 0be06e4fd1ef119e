import { Markup, markup } from "../html/markup";
import { page } from "../html/page";
import type { Runtime } from "../runtime";
import type { Lesson } from "../site-data";
import { goodsPath } from "./goods-link";
import { foreign } from "./goods-page";
import type { OpenGoods } from "./open-goods";

/** Renders a lesson with its exercise; the answer is folded. */
export function lessonPage(runtime: Runtime, goods: OpenGoods, lesson: Lesson): string {
  const { product, texts, token } = goods;
  const { t, language } = texts;
  const title = texts.of(lesson.title);
  const lang = foreign(lesson.title, texts);
  const number = product.lessons.indexOf(lesson) + 1;
  const [exercise, answer] = [texts.of(lesson.exercise), texts.of(lesson.answer)];
  const course = goodsPath({ token, lang: language });
  return page(runtime, texts, {
    title,
    main: markup`<p><a href="${course}">${texts.of(product.title)}</a></p>
<h1${lang}>${title}</h1>
<p class="muted">${t("server:goods.place", { number, count: product.lessons.length })}</p>
<article${lang}>${new Markup(texts.of(lesson.body))}</article>
${exercise ? markup`<h2>${t("server:goods.exercise")}</h2><div${lang}>${new Markup(exercise)}</div>` : undefined}
${answer ? markup`<details><summary>${t("server:goods.answer")}</summary>${new Markup(answer)}</details>` : undefined}
<nav aria-label="${t("server:goods.lessons")}">
${neighbour(goods, number - 2, "previous")}${neighbour(goods, number, "next")}
</nav>`,
  });
}

function neighbour(
  { product, texts, token }: OpenGoods,
  index: number,
  which: "previous" | "next",
): Markup | undefined {
  const lesson = product.lessons[index];
  if (!lesson) return undefined;
  const href = goodsPath({ token, lang: texts.language, lesson: lesson.slug });
  const title = texts.of(lesson.title);
  return markup`<p><a href="${href}" rel="${which === "next" ? "next" : "prev"}">${texts.t(`server:goods.${which}`, { title })}</a></p>
`;
}
