import { inquiryLimits, minimumFillMilliseconds } from "../../../src/domain/inquiry-fields";
import { answerGuarded } from "../../../src/server/http/guarded";
import { addInquiry, readInquiries } from "../../../src/server/inquiries/inquiries";
import { inquiryRecord } from "../../../src/server/inquiries/inquiry-record";
import { createStore } from "../../../src/server/storage/store";
import { createTexts } from "../../../src/server/texts";
import { memoryDriver } from "../support/memory-driver";
import { formPost, get, goodInquiry, jsonOf, jsonPost, like, post, typedInquiry } from "../support/requests";
import { handleInquiry } from "../support/routes";
import { testRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";

const { t: indonesian } = createTexts(siteData, "id");

describe("an inquiry by script", () => {
  test("is stored and answered with a reference", async () => {
    const runtime = testRuntime();
    const answer = await handleInquiry(jsonPost(goodInquiry), runtime);
    expect(answer.status).toBe(201);
    expect(jsonOf(answer)).toEqual({
      status: "sent",
      reference: like(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    const { inquiries } = await readInquiries(runtime.store);
    expect(inquiries).toEqual([
      {
        ...typedInquiry,
        id: like(/^[0-9a-z]{26}$/),
        storedAs: like(/^2026-01-15-[0-9a-z]{26}$/),
        receivedAt: "2026-01-15T08:00:00.000Z",
        suspected: false,
        acknowledge: false,
      },
    ]);
  });

  test("sent again under the same key is the same inquiry, and counts once", async () => {
    const runtime = testRuntime({ settings: { INQUIRIES_PER_ADDRESS: "1" } });
    const answers = await Promise.all([1, 2, 3].map(() => handleInquiry(jsonPost(goodInquiry), runtime)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(1);
  });

  test("corrected and sent again under the same key loses nothing", async () => {
    const runtime = testRuntime();
    await handleInquiry(jsonPost(goodInquiry), runtime);
    await handleInquiry(jsonPost({ ...goodInquiry, message: "I meant three metres." }), runtime);
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(2);
  });

  test("that is wrong is answered with a code for each field, and not stored", async () => {
    const runtime = testRuntime();
    const answer = await handleInquiry(jsonPost({ ...goodInquiry, email: "sari@", message: "" }), runtime);
    expect(answer.status).toBe(422);
    expect(jsonOf(answer)).toEqual({
      status: "error",
      code: "invalid",
      fields: { email: "invalid", message: "required" },
    });
    expect(runtime.items.size).toBe(0);
  });

  test.each([[minimumFillMilliseconds - 1], [undefined], ["soon"], [null], [[9999]], [-1]])(
    "filled in within %p milliseconds is refused with a chance to send again",
    async (elapsedMs) => {
      const runtime = testRuntime();
      const answer = await handleInquiry(jsonPost({ ...goodInquiry, elapsedMs }), runtime);
      expect([answer.status, jsonOf(answer).code]).toEqual([422, "too_fast"]);
      expect(runtime.items.size).toBe(0);
    },
  );

  test("with the hidden field filled in is kept but marked", async () => {
    const runtime = testRuntime();
    const answer = await handleInquiry(jsonPost({ ...goodInquiry, website: "http://spam.example" }), runtime);
    expect(answer.status).toBe(201);
    expect((await readInquiries(runtime.store)).inquiries[0]?.suspected).toBe(true);
  });

  test("is accepted without a key", async () => {
    const runtime = testRuntime();
    const keyless = { ...typedInquiry, elapsedMs: 8000 };
    const answers = [
      await handleInquiry(jsonPost(keyless), runtime),
      await handleInquiry(jsonPost(keyless), runtime),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    runtime.wait(24 * 60 * 60_000);
    expect((await handleInquiry(jsonPost(keyless), runtime)).status).toBe(201);
  });

  test("sent again on the next day, or stored by an earlier release, is the same inquiry", async () => {
    const runtime = testRuntime();
    await handleInquiry(jsonPost(goodInquiry), runtime);
    runtime.wait(24 * 60 * 60_000);
    expect((await handleInquiry(jsonPost(goodInquiry), runtime)).status).toBe(200);
    const [inquiry] = (await readInquiries(runtime.store)).inquiries;
    runtime.items.clear();
    await addInquiry(runtime.store, inquiryRecord.parse(inquiry), inquiry?.id);
    runtime.wait(90 * 24 * 60 * 60_000);
    expect((await handleInquiry(jsonPost(goodInquiry), runtime)).status).toBe(200);
  });
});

describe("an inquiry without JavaScript", () => {
  test.each([
    ["en", "/inquiry-sent/"],
    ["id", "/id/inquiry-sent/"],
    ["xx", "/inquiry-sent/"],
  ])("in %s leads to %s", async (language, location) => {
    const runtime = testRuntime();
    const answer = await handleInquiry(formPost({ ...typedInquiry, language }), runtime);
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(1);
  });

  test.each([
    ["a free resource leads to its files", "peat-checklist", "/id/inquiry-sent/peat-checklist/"],
    ["what has no file does not", "carbon-handbook", "/id/inquiry-sent/"],
    ["an address elsewhere does not", "/example.org", "/id/inquiry-sent/"],
  ])("about %s", async (_about, resource, location) => {
    const fields = { ...typedInquiry, language: "id", resource };
    const answer = await handleInquiry(formPost(fields), testRuntime());
    expect(answer.headers.location).toBe(location);
  });

  describe("from a page whose address names a subject", () => {
    const { name, email, message } = typedInquiry;
    const unnamed = { name, email, message };
    const headers = { referer: "https://tajuk.example/id/?subject=Kopi%20di%20Bawah#contact" };

    const storedSubject = async (...[fields, options]: Parameters<typeof formPost>) => {
      const runtime = testRuntime();
      await handleInquiry(formPost(fields, options), runtime);
      return (await readInquiries(runtime.store)).inquiries.map(({ subject }) => subject);
    };

    test("has that subject, unless it was sent with another one or with none", async () => {
      expect(await storedSubject(unnamed, { headers })).toEqual(["Kopi di Bawah"]);
      expect(await storedSubject(typedInquiry, { headers })).toEqual([typedInquiry.subject]);
      expect(await storedSubject({ ...unnamed, subject: "" }, { headers })).toEqual([undefined]);
      expect(await storedSubject(unnamed, { headers: { referer: "none" } })).toEqual([undefined]);
    });

    test("has no longer subject than is accepted", async () => {
      const referer = `https://tajuk.example/?subject=${"x".repeat(500)}`;
      expect(await storedSubject(unnamed, { headers: { referer } })).toEqual([
        "x".repeat(inquiryLimits.subject),
      ]);
    });

    test("shows it when it comes back", async () => {
      const answer = await handleInquiry(
        formPost({ ...unnamed, email: "sari@" }, { headers }),
        testRuntime(),
      );
      expect(answer.status).toBe(422);
      expect(answer.body).toContain('value="Kopi di Bawah"');
    });
  });

  test("sent twice is one inquiry", async () => {
    const runtime = testRuntime();
    await Promise.all([
      handleInquiry(formPost(typedInquiry), runtime),
      handleInquiry(formPost(typedInquiry), runtime),
    ]);
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(1);
  });

  test.each([
    ["en", 'lang="en"'],
    ["id", 'lang="id"'],
  ])("that is wrong comes back in %s with everything typed", async (language, lang) => {
    const fields = {
      ...typedInquiry,
      language,
      email: 'x" onfocus="alert(1)',
      message: "",
      name: "<script>alert(1)</script>",
    };
    const answer = await handleInquiry(formPost(fields), testRuntime());
    expect(answer.status).toBe(422);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["content-security-policy"]).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    const { t } = createTexts(siteData, language);
    const errors = [t("forms:errors.email.invalid"), t("forms:errors.message.required")];
    for (const text of [lang, ...errors, 'role="alert"']) expect(answer.body).toContain(text);
    expect(answer.body).toContain('value="x&quot; onfocus=&quot;alert(1)"');
    expect(answer.body).toContain('value="&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(answer.body).toContain('value="Koperasi Rimba"');
    expect(answer.body).toContain('aria-invalid="true" aria-describedby="email-error"');
    expect(answer.body).not.toMatch(/<script|\{\{|forms:|server:/);
  });

  test("that came too fast is asked to wait, if the form says how fast it was", async () => {
    const answer = await handleInquiry(formPost({ ...typedInquiry, elapsedMs: 200 }), testRuntime());
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(createTexts(siteData, "en").t("forms:problems.too_fast"));
    expect(answer.body).toContain("How deep is your peat?\nWe have two metres.");
  });
});

describe("what is refused before it is read", () => {
  test.each([
    ["a form of another site", { origin: "https://evil.example" }, 403, "cross_origin"],
    ["a frame without an origin", { origin: "null" }, 403, "cross_origin"],
    ["another site by the browser's own word", { "sec-fetch-site": "cross-site" }, 403, "cross_origin"],
    ["a subdomain", { "sec-fetch-site": "same-site" }, 403, "cross_origin"],
    ["no word of where it comes from", { origin: undefined }, 403, "cross_origin"],
  ])("%s", async (_name, headers, status, code) => {
    const runtime = testRuntime();
    const answer = await handleInquiry(jsonPost(goodInquiry, { headers }), runtime);
    expect([answer.status, jsonOf(answer).code]).toEqual([status, code]);
    expect(runtime.items.size).toBe(0);
  });

  test.each([
    ["the site's own word", { origin: "null", "sec-fetch-site": "same-origin" }],
    ["a referrer alone", { origin: undefined, referer: "https://tajuk.example/id/" }],
    ["the host that was asked", { origin: "http://localhost:9000", host: "localhost:9000" }],
  ])("but not %s", async (_name, headers) => {
    expect((await handleInquiry(jsonPost(goodInquiry, { headers }), testRuntime())).status).toBe(201);
  });

  test.each([
    [post("application/json", "{"), 400, "malformed"],
    [post("application/json", "[]"), 400, "malformed"],
    [post("application/json", '"text"'), 400, "malformed"],
    [post("application/json", new Uint8Array([0xff, 0xfe])), 400, "malformed"],
    [post("application/json", JSON.stringify({ message: "x".repeat(32 * 1024) })), 413, "too_large"],
  ])("bodies that cannot be a form (%#)", async (request, status, code) => {
    const answer = await handleInquiry(request, testRuntime());
    expect([answer.status, jsonOf(answer).code]).toEqual([status, code]);
  });

  test.each([
    [post("multipart/form-data; boundary=x", "--x--"), 415],
    [post("text/plain", "name=Sari"), 415],
    [post("", "name=Sari"), 415],
    [post("application/x-www-form-urlencoded", `message=${"x".repeat(33 * 1024)}`), 413],
  ])("with a page for people (%#)", async (request, status) => {
    const answer = await handleInquiry(request, testRuntime());
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(`<h1>${createTexts(siteData, "en").t("forms:inquiry.heading")}</h1>`);
    expect(answer.body).toContain("halo@tajuk.example");
  });

  test("other methods", async () => {
    const answer = await handleInquiry(get({}), testRuntime());
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
  });
});

describe("limits", () => {
  const numbered = (number: number) => ({ ...goodInquiry, message: `Message ${number}` });

  test("for one address, which are told with the time to wait", async () => {
    const runtime = testRuntime({ settings: { INQUIRIES_PER_ADDRESS: "2" } });
    const statuses = [];
    for (const number of [1, 2, 3])
      statuses.push((await handleInquiry(jsonPost(numbered(number)), runtime)).status);
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await handleInquiry(jsonPost(numbered(4)), runtime);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(jsonOf(refused)).toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: Number(refused.headers["retry-after"]),
    });
    expect((await handleInquiry(jsonPost(numbered(1)), runtime)).status).toBe(200);
    expect((await handleInquiry(jsonPost(numbered(5), { address: "198.51.100.1" }), runtime)).status).toBe(
      201,
    );
    expect((await readInquiries(runtime.store)).inquiries).toHaveLength(3);
  });

  test("for all addresses together", async () => {
    const runtime = testRuntime({ settings: { INQUIRIES_IN_ALL: "3" } });
    const statuses = [];
    for (const number of [1, 2, 3, 4]) {
      statuses.push(
        (await handleInquiry(jsonPost(numbered(number), { address: `198.51.100.${number}` }), runtime))
          .status,
      );
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test("with a page that keeps what was typed", async () => {
    const limits = { ...testRuntime().limits, take: () => Promise.resolve(refused) };
    const refused = { ok: false, canProve: false, retryAfterSeconds: 300 } as const;
    const runtime = testRuntime({ parts: { limits } });
    const answer = await handleInquiry(
      formPost({ ...typedInquiry, language: "id", message: "Lagi" }),
      runtime,
    );
    expect(answer.status).toBe(429);
    expect(answer.body).toContain(indonesian("forms:problems.rate_limited"));
    expect(answer.body).toContain(">\nLagi</textarea>");
  });
});

describe("when the store fails", () => {
  const brokenRuntime = (code: string) => {
    const fail = () => Promise.reject(Object.assign(new Error(`secret ${goodInquiry.email}`), { code }));
    return testRuntime({ parts: { store: createStore({ ...memoryDriver(), createItem: fail }) } });
  };

  test.each(["ENOSPC", "EROFS", "EACCES", "EIO"])(
    "with %s nothing is accepted and the sender is told",
    async (code) => {
      const runtime = brokenRuntime(code);
      const script = await handleInquiry(jsonPost(goodInquiry), runtime);
      expect([script.status, jsonOf(script).code, script.headers["retry-after"]]).toEqual([
        503,
        "storage_unavailable",
        "60",
      ]);
      const plain = await handleInquiry(formPost({ ...typedInquiry, language: "id" }), runtime);
      expect(plain.status).toBe(503);
      expect(plain.body).toContain(indonesian("forms:problems.storage_unavailable"));
      expect(plain.body).toContain("We have two metres.");
      expect(runtime.logged).toContain(JSON.stringify({ level: "error", event: "inquiry_not_stored", code }));
      expect(runtime.logged.join("")).not.toContain(goodInquiry.email);
    },
  );

  test("a fault of ours shows nothing of our insides", async () => {
    const runtime = testRuntime();
    const faulty = () => Promise.reject(new TypeError(`cannot read ${goodInquiry.email}`));
    const script = await answerGuarded(faulty, jsonPost(goodInquiry), runtime);
    expect([script.status, script.body]).toEqual([500, '{"status":"error","code":"unexpected"}']);
    const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
    const plain = await answerGuarded(faulty, formPost({ language: "id" }, { headers }), runtime);
    expect(plain.status).toBe(500);
    expect(plain.body).toContain(indonesian("server:page.fault"));
    expect(plain.headers["content-security-policy"]).toContain("default-src 'none'");
    const page = await answerGuarded(faulty, get({ lang: "id" }, { headers }), runtime);
    expect(page.body).toContain(indonesian("server:page.fault"));
    const asked = await answerGuarded(faulty, get({}), runtime);
    expect(asked.body).toBe(script.body);
    expect(runtime.logged).toEqual(
      Array(4).fill(JSON.stringify({ level: "error", event: "unexpected", code: "TypeError" })),
    );
  });
});

test("answers are kept by no cache and name no person", async () => {
  const answer = await handleInquiry(formPost(typedInquiry), testRuntime());
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "same-origin",
  });
  expect(JSON.stringify(answer)).not.toContain("sari");
});

test("the log says nothing about people", async () => {
  const runtime = testRuntime({ settings: { INQUIRIES_PER_ADDRESS: "1" } });
  await handleInquiry(jsonPost(goodInquiry), runtime);
  await handleInquiry(jsonPost({ ...goodInquiry, message: "again" }), runtime);
  expect(runtime.logged.join("")).not.toMatch(/sari|Koperasi|peat|203\.0\.113/i);
});
