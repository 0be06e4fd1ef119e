import { formatFileSize } from "../../domain/format";
import { defaultLanguage } from "../../domain/languages";
import { languages } from "../../domain/site-languages";
import { type Markup, markup } from "../html/markup";
import { page } from "../html/page";
import { resultUrl } from "../payments/result-url";
import { shortReference } from "../reference";
import type { Runtime } from "../runtime";
import type { GoodsFile } from "../site-data";
import type { Texts } from "../texts";
import { downloadsPerFile } from "./downloads";
import { goodsPath } from "./goods-link";
import { daysOfLink } from "./goods-token";
import type { OpenGoods } from "./open-goods";

/** Renders what was bought: the files of a book, or the lessons of a course. */
export function goodsPage(runtime: Runtime, goods: OpenGoods): string {
  const { product, payment, texts } = goods;
  const { t } = texts;
  const title = texts.of(product.title);
  const { intent } = payment;
  const renewed = resultUrl({ ...intent, channel: "plain" }, runtime);
  return page(runtime, texts, {
    title,
    main: markup`<h1>${title}</h1>
<p>${t("server:goods.thanks")}</p>
${product.lessons.length > 0 ? lessonList(goods) : fileLists(goods)}
<p class="muted">${t("server:goods.expiry", { days: daysOfLink })} <a href="${renewed}">${t("server:goods.renew")}</a></p>
<p class="muted">${t("server:result.reference", { reference: shortReference(intent.reference) })}</p>`,
  });
}

/** The files, those in the page's language first. */
function fileLists({ product: { files }, token, texts }: OpenGoods): Markup {
  const { t, language } = texts;
  const ordered = languages.toSorted(
    (one, other) => Number(other.code === language) - Number(one.code === language),
  );
  const lists = ordered.flatMap(({ code, name }) => {
    const own = files.filter((file) => file.language === code);
    if (own.length === 0) return [];
    const items = own.map((file) => {
      const href = goodsPath({ token, lang: language, file: file.name });
      return markup`<li><a href="${href}" hreflang="${code}">${fileText(file, texts)}</a></li>`;
    });
    return [
      markup`<h2 lang="${code}">${name}</h2>
<ul>${items}</ul>
`,
    ];
  });
  return markup`${lists}<p>${t("server:goods.formats")}</p>
<p class="muted">${t("server:goods.limit", { count: downloadsPerFile })}</p>`;
}

function fileText({ format, bytes, pages }: GoodsFile, { t, language }: Texts): string {
  const size = formatFileSize(bytes, language);
  return format === "pdf"
    ? t("server:goods.pdf", { pages: pages ?? 0, size })
    : t("server:goods.epub", { size });
}

function lessonList({ product: { lessons }, token, texts }: OpenGoods): Markup {
  const items = lessons.map(({ slug, title, summary }) => {
    const href = goodsPath({ token, lang: texts.language, lesson: slug });
    return markup`<li${foreign(title, texts)}><a href="${href}">${texts.of(title)}</a><br>${texts.of(summary)}</li>
`;
  });
  return markup`<h2>${texts.t("server:goods.lessons")}</h2>
<ol class="lessons">${items}</ol>`;
}

/** The attribute `lang` of a text that is shown in the default language, because it has no other. */
export function foreign(
  translated: Readonly<Record<string, string>>,
  { language }: Pick<Texts, "language">,
): Markup | undefined {
  return translated[language] === undefined ? markup` lang="${defaultLanguage}"` : undefined;
}
