import { fileAnswer, htmlAnswer } from "../http/answer";
import type { Handler } from "../http/request";
import { errorCode } from "../log";
import { countDownload } from "./downloads";
import { goodsFiles } from "./goods-files";
import { goodsPage } from "./goods-page";
import { lessonPage } from "./lesson-page";
import { goodsHeaders, openGoods, privateHeaders, refuse } from "./open-goods";

const mediaTypes = { pdf: "application/pdf", epub: "application/epub+zip" } as const;

/** `GET /api/goods?token=…`: what a payment bought, as a page. */
export const handleGoods: Handler = async (request, runtime) => {
  const opening = await openGoods(request, runtime);
  if (!opening.ok) return opening.answer;
  return htmlAnswer(200, goodsPage(runtime, opening.goods), goodsHeaders(runtime));
};

/** `GET /api/goods/lesson?token=…&lesson=…`: a lesson of a bought course, as a page. */
export const handleLesson: Handler = async (request, runtime) => {
  const opening = await openGoods(request, runtime);
  if (!opening.ok) return opening.answer;
  const { product, texts } = opening.goods;
  const lesson = product.lessons.find(({ slug }) => slug === request.query.lesson);
  if (!lesson) return refuse(runtime, texts, 404, "gone").answer;
  return htmlAnswer(200, lessonPage(runtime, opening.goods, lesson), goodsHeaders(runtime));
};

/** `GET /api/goods/file?token=…&file=…`: a file of a bought book. Each download is counted. */
export const handleGoodsFile: Handler = async (request, runtime) => {
  const opening = await openGoods(request, runtime);
  if (!opening.ok) return opening.answer;
  const { product, texts, payment } = opening.goods;
  const { reference } = payment.intent;
  const file = product.files.find(({ name }) => name === request.query.file);
  if (!file) return refuse(runtime, texts, 404, "gone").answer;
  const bytes = await goodsFiles(runtime)
    .read(file.name)
    .catch((error: unknown) => {
      runtime.log("error", "goods_unreadable", { file: file.name, code: errorCode(error) });
      return null;
    });
  if (!bytes) {
    runtime.log("error", "goods_missing", { file: file.name, reference });
    return refuse(runtime, texts, 503, "missing").answer;
  }
  const isCounted = request.method === "HEAD" || (await countDownload(runtime, reference, file.name));
  if (!isCounted) return refuse(runtime, texts, 410, "limit").answer;
  runtime.log("info", "goods_sent", { file: file.name, reference });
  return fileAnswer(bytes, { name: file.name, type: mediaTypes[file.format] }, privateHeaders);
};
