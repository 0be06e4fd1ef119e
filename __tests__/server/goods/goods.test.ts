import { readFileSync } from "node:fs";
import path from "node:path";
import { day } from "../../../src/domain/durations";
import { downloadsPerFile } from "../../../src/server/goods/downloads";
import { goodsUrl } from "../../../src/server/goods/goods-link";
import { daysOfLink } from "../../../src/server/goods/goods-token";
import { sampleProvider } from "../../../src/server/payments/providers/sample-provider";
import type { EventKind, PaymentIntent } from "../../../src/server/payments/store/payment-records";
import { addEvent, addIntent, readPayment } from "../../../src/server/payments/store/payments";
import { createTexts } from "../../../src/server/texts";
import { languageCodes } from "../../setup/languages";
import { get, jsonOf } from "../support/requests";
import {
  handleGoods,
  handleGoodsFile,
  handleLesson,
  handleMethods,
  handleResult,
  handleStatus,
} from "../support/routes";
import { testRuntime, type TestRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

const reference = "0123456789abcdefghjkmnpqrs";
const intent = {
  ...{ reference, kind: "purchase", slug: "carbon-handbook", title: "Carbon handbook", frequency: "once" },
  createdAt: "2026-01-15T08:00:00.000Z",
  ...{ provider: "stripe", language: "id", channel: "script" },
  charge: { currency: "USD", minor: 2999 },
  chosen: { currency: "USD", minor: 2999 },
} satisfies PaymentIntent;

async function tell({ store, now }: TestRuntime, kind: EventKind) {
  const at = now().toISOString();
  await addEvent(store, reference, `told-${kind}`, { kind, occurredAt: at, receivedAt: at });
}

/** A payment, and the query of the address at which its goods are. */
async function bought(change: Partial<PaymentIntent> = {}, runtime = testRuntime()) {
  await addIntent(runtime.store, { ...intent, ...change });
  await tell(runtime, "paid");
  const payment = await readPayment(runtime.store, reference);
  const address = payment && goodsUrl(payment, runtime);
  const query = Object.fromEntries(new URL(address ?? "https://none.example").searchParams);
  return { runtime, address, query };
}

describe("a paid purchase", () => {
  test("gives an address, to scripts and on the plain page", async () => {
    const { runtime, address } = await bought();
    expect(address).toMatch(/^https:\/\/tajuk\.example\/api\/goods\?token=/);
    const view = jsonOf(await handleStatus(get({ ref: reference }), runtime)).payment;
    expect(view).toMatchObject({ goodsUrl: address });
    const page = await handleResult(get({ ref: reference }), runtime);
    expect(page.body).toContain(`href="${(address ?? "").replaceAll("&", "&amp;")}"`);
    const { email } = siteData.site;
    expect(page.body).toContain(createTexts(siteData, "id").t("server:result.goodsAgain", { email }));
  });

  test("is shown in the payer's language, or in another, with all its files", async () => {
    const { runtime, query } = await bought();
    const { token = "" } = query;
    for (const [asked, language] of [
      [{ token }, "id"],
      [{ token, lang: "en" }, "en"],
    ] as const) {
      const answer = await handleGoods(get(asked), runtime);
      const { t } = createTexts(siteData, language);
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(`<html lang="${language}">`);
      for (const text of [
        t("server:goods.thanks"),
        t("server:goods.formats"),
        t("server:goods.limit", { count: downloadsPerFile }),
        t("server:goods.expiry", { days: daysOfLink }),
        t("server:goods.renew"),
      ])
        expect(answer.body).toContain(text);
      for (const { name } of siteData.products[0]?.files ?? []) expect(answer.body).toContain(`file=${name}`);
      const [first] = /file=[\w.-]+/.exec(answer.body) ?? [];
      expect(first).toBe(`file=carbon-handbook.${language}.pdf`);
      expect(answer.headers).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
      });
    }
  });

  test.each([
    ["carbon-handbook.en.pdf", "application/pdf"],
    ["carbon-handbook.id.epub", "application/epub+zip"],
  ])("gives %s as a file to keep", async (file, type) => {
    const { runtime, query } = await bought();
    const answer = await handleGoodsFile(get({ ...query, file }), runtime);
    expect(Buffer.from(answer.file ?? []).toString()).toBe(
      readFileSync(path.join(runtime.environment.GOODS_DIR, file), "utf8"),
    );
    expect(answer.headers).toMatchObject({
      "content-type": type,
      "content-disposition": `attachment; filename="${file}"`,
      "content-length": String(answer.file?.byteLength),
      "cache-control": "private, no-store",
    });
  });

  test("of a course stays with its buyers while no language has all its lessons", async () => {
    const unfinished = siteData.products.map((product) => ({ ...product, deliveredIn: [] }));
    const runtime = { ...testRuntime(), siteData: { ...siteData, products: unfinished } };
    const { address } = await bought({ slug: "carbon-accounting-course" }, runtime);
    expect(address).toBeDefined();
  });

  test.each(["../../../../package.json", "peat-atlas.en.pdf", "", "constructor"])(
    "does not give %j, which is not part of it",
    async (file) => {
      const { runtime, query } = await bought();
      for (const lang of languageCodes) {
        const answer = await handleGoodsFile(get({ ...query, file, lang }), runtime);
        expect([answer.status, answer.file]).toEqual([404, undefined]);
        expect(answer.body).toContain(createTexts(siteData, lang).t("server:goods.refused.gone"));
      }
    },
  );

  test("gives each file a limited number of times, also when they are fetched at once", async () => {
    const { runtime, query } = await bought();
    const fetchOnce = (file: string) => handleGoodsFile(get({ ...query, file }), runtime);
    const answers = await Promise.all(
      Array.from({ length: downloadsPerFile + 5 }, () => fetchOnce("carbon-handbook.en.pdf")),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(downloadsPerFile);
    const refused = answers.find(({ status }) => status === 410);
    const { email } = siteData.site;
    expect(refused?.body).toContain(createTexts(siteData, "id").t("server:goods.refused.limit", { email }));
    expect(refused?.body.split(email)).toHaveLength(2);
    expect(refused?.body).toContain(email);
    expect((await fetchOnce("carbon-handbook.en.epub")).status).toBe(200);
  });

  test("counts nothing that only asks whether a file is there", async () => {
    const { runtime, query } = await bought();
    const head = { ...get({ ...query, file: "carbon-handbook.en.pdf" }), method: "HEAD" };
    for (let time = 0; time <= downloadsPerFile; time += 1) {
      expect((await handleGoodsFile(head, runtime)).status).toBe(200);
    }
    expect([...runtime.items.keys()].filter((key) => key.startsWith("downloads"))).toEqual([]);
  });

  test("says that it is our mistake if a file is missing, and logs it", async () => {
    const runtime = testRuntime({ settings: { GOODS_DIR: path.join(__dirname, "nowhere") } });
    const { query } = await bought({}, runtime);
    const { email } = siteData.site;
    for (const lang of languageCodes) {
      const answer = await handleGoodsFile(get({ ...query, file: "carbon-handbook.en.pdf", lang }), runtime);
      expect(answer.status).toBe(503);
      expect(answer.body).toContain(createTexts(siteData, lang).t("server:goods.refused.missing", { email }));
    }
    expect(runtime.logged.join()).toContain("goods_missing");
  });
});

describe("an address of goods", () => {
  const statusOf = async (token: string, runtime: TestRuntime) =>
    (await handleGoods(get({ token }), runtime)).status;

  test("works for its time, and then leads to a new one", async () => {
    const { runtime, query } = await bought();
    runtime.wait(daysOfLink * day - 1000);
    expect((await handleGoods(get(query), runtime)).status).toBe(200);
    runtime.wait(2000);
    const late = await handleGoods(get(query), runtime);
    expect(late.status).toBe(410);
    expect(late.body).toContain(`/api/payments/result?ref=${reference}`);
    const { t } = createTexts(siteData, "id");
    for (const key of ["title", "expired"] as const)
      expect(late.body).toContain(t(`server:goods.refused.${key}`));
    expect(late.body).toContain(t("server:goods.renew"));
    const renewed = await handleResult(get({ ref: reference }), runtime);
    const token = /token=([\w.-]+)/.exec(renewed.body)?.[1] ?? "";
    expect(await statusOf(token, runtime)).toBe(200);
  });

  test("is refused if anything in it was changed", async () => {
    const { runtime, query } = await bought();
    const [, expiry = "", signature = ""] = (query.token ?? "").split(".");
    const other = reference.replace("0", "1");
    const later = (parseInt(expiry, 36) + 1).toString(36);
    for (const token of [
      `${other}.${expiry}.${signature}`,
      `${reference}.${later}.${signature}`,
      `${reference}.${expiry}.${signature.slice(1)}`,
      `${reference}.${expiry}.`,
      reference,
      "",
    ]) {
      expect(await statusOf(token, runtime)).toBe(404);
    }
  });

  test("still works after the secret was changed once, and not after it was dropped", async () => {
    const { runtime, query } = await bought();
    const { GOODS_SECRET = "" } = runtime.environment;
    const fresh = "another-another-another-another-secret";
    const after = (settings: Readonly<Record<string, string>>) =>
      statusOf(query.token ?? "", testRuntime({ settings, parts: { store: runtime.store } }));
    expect(await after({ GOODS_SECRET: fresh, GOODS_PREVIOUS_SECRET: GOODS_SECRET })).toBe(200);
    expect(await after({ GOODS_SECRET: fresh })).toBe(404);
  });

  test("opens nothing once the payment was refunded", async () => {
    const { runtime, query } = await bought();
    await tell(runtime, "refunded");
    const pages = [
      handleGoods(get(query), runtime),
      handleGoodsFile(get({ ...query, file: "carbon-handbook.en.pdf" }), runtime),
      handleLesson(get({ ...query, lesson: "fuel" }), runtime),
    ];
    const answers = await Promise.all(pages);
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
    const { t } = createTexts(siteData, "id");
    const { email } = siteData.site;
    for (const { body } of answers) {
      expect(body).toContain(t("server:goods.refused.refunded"));
      // it leads nowhere, so that writing is no other choice
      expect(body).toContain(t("server:transfer.ask", { email }));
      expect(body).not.toContain(t("forms:problems.writeInstead", { email }));
    }
    const view = jsonOf(await handleStatus(get({ ref: reference }), runtime)).payment;
    expect(view).not.toHaveProperty("goodsUrl");
  });

  test("does not exist before the payment, for a donation, or without a secret", async () => {
    const runtime = testRuntime();
    await addIntent(runtime.store, intent);
    const unpaid = await readPayment(runtime.store, reference);
    expect(unpaid && goodsUrl(unpaid, runtime)).toBeUndefined();
    expect((await bought({ kind: "donation", slug: "forest-fund" })).address).toBeUndefined();
    const silent = testRuntime({ settings: { GOODS_SECRET: "" } });
    expect((await bought({}, silent)).address).toBeUndefined();
  });

  test("is limited like other lookups", async () => {
    const { runtime } = await bought();
    const answers = [];
    for (let time = 0; time < 125; time += 1) answers.push(await handleGoods(get({ token: "x" }), runtime));
    const [known, last] = [answers[0], answers.at(-1)];
    expect(last?.status).toBe(429);
    const { t } = createTexts(siteData, "en");
    expect(known?.body).toContain(t("server:goods.refused.unknown"));
    expect(last?.body).toContain(t("server:goods.refused.busy"));
  });
});

describe("a bought course", () => {
  const course = { slug: "carbon-accounting-course", language: "en" };

  test("lists its lessons, and shows each with its neighbours, exercise and folded answer", async () => {
    const { runtime, query } = await bought(course);
    const { t } = createTexts(siteData, "en");
    const list = await handleGoods(get(query), runtime);
    expect(list.body).toMatch(/lesson=fuel[^]*lesson=steam/);
    expect(list.body).toContain(t("server:goods.lessons"));
    const lesson = await handleLesson(get({ ...query, lesson: "fuel" }), runtime);
    expect(lesson.body).toContain("<p>Count litres.</p>");
    expect(lesson.body).toContain("<p>How many?</p>");
    expect(lesson.body).toMatch(/<details><summary>[^<]+<\/summary><p>Eight\.<\/p><\/details>/);
    for (const text of [
      t("server:goods.place", { number: 1, count: 2 }),
      t("server:goods.exercise"),
      t("server:goods.answer"),
      t("server:goods.next", { title: "Steam" }),
    ])
      expect(lesson.body).toContain(text);
    const last = await handleLesson(get({ ...query, lesson: "steam" }), runtime);
    expect(last.body).toContain(t("server:goods.previous", { title: "Fuel" }));
    expect(last.body).not.toContain("<details>");
  });

  test("shows a lesson in English where it has no other text, and marks it", async () => {
    const { runtime, query } = await bought({ ...course, language: "id" });
    const lesson = await handleLesson(get({ ...query, lesson: "steam" }), runtime);
    expect(lesson.body).toContain('<html lang="id">');
    expect(lesson.body).toContain('<article lang="en"><p>Follow the pipe.</p>');
  });

  test("has no other lessons, and no files", async () => {
    const { runtime, query } = await bought(course);
    expect((await handleLesson(get({ ...query, lesson: "x" }), runtime)).status).toBe(404);
    const file = "carbon-handbook.en.pdf";
    expect((await handleGoodsFile(get({ ...query, file }), runtime)).status).toBe(404);
  });
});

test("a product is not offered while one of its files is missing", async () => {
  const charging = { ...sampleProvider, id: "stripe" as const, charges: true };
  const kinds = async (settings: Readonly<Record<string, string>>) => {
    const runtime = testRuntime({ settings, parts: { providers: [charging] } });
    const { methods } = jsonOf(await handleMethods(get({ product: "carbon-handbook" }), runtime));
    return (methods as readonly { readonly kinds: readonly string[] }[])[0]?.kinds;
  };
  expect(await kinds({})).toEqual(["donation", "purchase"]);
  expect(await kinds({ GOODS_DIR: "no-such-folder" })).toEqual(["donation"]);
});

test("purchases are offered only by a server that can deliver", async () => {
  const charging = { ...sampleProvider, id: "stripe" as const, charges: true };
  const kinds = async (settings: Readonly<Record<string, string>>) => {
    const runtime = testRuntime({ settings, parts: { providers: [charging] } });
    const { methods } = jsonOf(await handleMethods(get({}), runtime));
    return (methods as readonly { readonly kinds: readonly string[] }[])[0]?.kinds;
  };
  expect(await kinds({})).toEqual(["donation", "purchase"]);
  expect(await kinds({ GOODS_SECRET: "" })).toEqual(["donation"]);
});
