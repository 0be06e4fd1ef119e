import { done } from "../../../src/server/cli/command-result";
import { runOutbox } from "../../../src/server/cli/outbox";
import { runPayments } from "../../../src/server/cli/payments";
import { runJob } from "../../../src/server/outbox/run-job";
import { shortReference } from "../../../src/server/reference";
import { readSigned, signLink } from "../../../src/server/signed-link";
import { createTexts } from "../../../src/server/texts";
import { confirmation } from "../support/confirmation";
import { formWith } from "../support/form-with";
import { email, linkSecret as secret, monthlyGift as monthly } from "../support/monthly-gift";
import { formPost, get } from "../support/requests";
import {
  donateByForm,
  handleAskForGift,
  handleDonation,
  handleEndGift,
  handleGiftPortal,
  handleGifts,
} from "../support/routes";
import { stopsAfterAnswer, testRuntime } from "../support/runtime";
import { siteData } from "../support/site-data";
import { started, stripeSays } from "../support/started-payment";

const { t } = createTexts(siteData, "en");

test("the link in the mail shows the gift, its next date and what can be done", async () => {
  const { show, mails, link } = await monthly();
  expect(mails()[0]?.html).toContain(`link=${link}`);
  const { body } = await show();
  for (const text of [
    "$50.00",
    "Forest fund",
    // in Jakarta; elsewhere it is still the day before
    "16 February 2026",
    t("server:gift.end"),
    t("server:gift.portal"),
  ])
    expect(body).toContain(text);
  expect(body).not.toMatch(/<script|ayu@/);
});

test("an address that was mistyped is put right: mails go to the new one, and links to the old one stop", async () => {
  const { runtime, reference, show, link, mailer } = await monthly();
  const other = "ayu@example.com";
  const run = (...args: string[]) => runPayments(["address", ...args], runtime);
  const works = async (sent: string) => (await show({ link: sent })).body.includes("Forest fund");
  expect((await run(reference, "ayu@")).exitCode).toBe(1);
  expect((await run(reference)).exitCode).toBe(1);
  expect((await run(reference, email, "--apply")).output).toContain("its address already");
  const dry = await run(reference, other);
  expect([dry.exitCode, dry.output]).toEqual([
    0,
    expect.stringContaining(`not ${email}, but ${other}`) as unknown,
  ]);
  expect(await works(link)).toBe(true);
  runtime.wait(60_000);
  const { output } = await run(shortReference(reference), other, "--apply");
  expect(output).toContain("/api/gifts");
  expect(await works(link)).toBe(false);
  runtime.wait(60_000);
  mailer.sent.splice(0);
  for (const asked of [email, other])
    await handleAskForGift(formPost({ email: asked, language: "en" }), runtime);
  await runtime.idle();
  expect(mailer.sent.map(({ to }) => to)).toEqual([[other]]);
  const made = new URL(/\S+link=\S+/.exec(mailer.sent[0]?.text ?? "")?.[0] ?? "none:").searchParams.get(
    "link",
  );
  expect(await works(made ?? "")).toBe(true);
});

test("a gift that is set to end says when, and names no payment that will not be taken", async () => {
  const { show, stripe } = await monthly();
  const next = t("server:gift.next", { date: "16 February 2026" });
  const running = `<br>${t("server:gift.running", { amount: "$50.00" })}`;
  stripe.endsAt = 1_771_178_400;
  const { body } = await show();
  expect(body).toContain(t("server:gift.ending", { amount: "$50.00" }));
  expect(body).toContain(t("server:gift.ends", { date: "16 February 2026" }));
  expect(body).not.toContain(next);
  expect(body).not.toContain(running);
  stripe.endsAt += 86_400;
  for (const text of [running, next, t("server:gift.ends", { date: "17 February 2026" })])
    expect((await show()).body).toContain(text);
  stripe.isPaused = true;
  const paused = (await show()).body;
  for (const text of [running, next]) expect(paused).not.toContain(text);
  expect(paused).toContain(t("server:gift.paused", { amount: "$50.00" }));
  expect(paused).not.toContain(t("server:gift.resumes", { date: "2 March 2026" }));
  stripe.resumesAt = 1_772_409_600;
  expect((await show()).body).toContain(t("server:gift.resumes", { date: "2 March 2026" }));
});

test("a month that could not be taken is said until one is taken again", async () => {
  const gift = await monthly();
  const says = async (state: "running" | "failing") =>
    (await gift.show()).body.includes(`<br>${t(`server:gift.${state}`, { amount: "$50.00" })}</p>`);
  const at = (day: number) => ({ id: `evt_${day}`, occurredAt: new Date(Date.UTC(2026, 1, day)) });
  expect([await says("running"), await says("failing")]).toEqual([true, false]);
  await stripeSays(gift, "invoice.payment_failed", gift.invoice(5000), at(16));
  expect([await says("running"), await says("failing")]).toEqual([false, true]);
  await stripeSays(gift, "invoice.paid", gift.invoice(5000), at(18));
  expect([await says("running"), await says("failing")]).toEqual([true, false]);
});

test("it is ended after a question, once, and the donor and the team are told", async () => {
  const gift = await monthly();
  const { body } = await gift.show({ end: "1" });
  expect(body).toContain(t("server:gift.endNow"));
  expect(gift.stripe.cancelled).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const ended = await handleEndGift(formPost({ link: gift.link, language: "en" }), gift.runtime);
    expect([ended.status, ended.headers.location]).toEqual([303, `/api/gifts?lang=en&link=${gift.link}`]);
  }
  await stripeSays(gift, "customer.subscription.deleted", gift.subscription(5000));
  await gift.runtime.idle();
  expect(gift.stripe.cancelled).toEqual(["sub_1"]);
  expect((await gift.show()).body).toContain(t("server:gift.ended", { amount: "$50.00" }));
  expect(gift.mails().filter(({ subject }) => subject === t("server:mail.payer.ended.subject"))).toHaveLength(
    1,
  );
  expect(await gift.view()).toMatchObject({ gift: "ended" });
});

test("what Stripe has drafted for the month is not taken once it is ended, and nothing else is held back", async () => {
  const gift = await monthly();
  const drafts = { in_2: "sub_1", in_3: "sub_of_others" } as const;
  for (const [id, subscription] of Object.entries(drafts))
    gift.stripe.invoices.set(id, { id, subscription, status: "draft", auto_advance: true });
  const taken = () =>
    [...gift.stripe.invoices.values()].filter((each) => each.auto_advance).map(({ id }) => id);
  expect(taken()).toEqual(["in_2", "in_3"]);
  await handleEndGift(formPost({ link: gift.link, language: "en" }), gift.runtime);
  expect((await gift.show()).body).toContain(t("server:gift.ended", { amount: "$50.00" }));
  expect(taken()).toEqual(["in_3"]);
});

test("once it has ended, its pages lead to a form for another one of what it was changed to", async () => {
  const gift = await monthly({ coversFee: "yes" });
  await stripeSays(gift, "customer.subscription.updated", gift.subscription(2000));
  await stripeSays(gift, "customer.subscription.deleted", gift.subscription(2000), { id: "evt_end" });
  for (const { body } of [await gift.show(), await gift.page("en")]) {
    const filled = await handleDonation(formPost(formWith(t("server:gift.again"), body)), gift.runtime);
    expect(filled.body).toMatch(/name="customAmount"[^>]* value="20.00"/);
    expect(filled.body).toMatch(/name="frequency" value="monthly" checked/);
  }
});

test("the team ends it by a command for a donor who asks, once", async () => {
  const gift = await monthly();
  const run = async (...words: string[]) => {
    const { exitCode, output } = await runPayments(["end", gift.reference, ...words], gift.runtime);
    return `${exitCode}: ${output}`;
  };
  expect(await run()).toMatch(/^0: .*\$50\.00 each month/);
  expect(gift.stripe.cancelled).toEqual([]);
  gift.stripe.trouble = "error";
  expect(await run("--apply")).toMatch(/^1: [^]*stripe failed/);
  gift.stripe.trouble = "none";
  expect(await run("--apply")).toMatch(/^0: [^]*tells the donor and the team\.$/);
  expect(gift.stripe.cancelled).toEqual(["sub_1"]);
  expect(await gift.view()).toMatchObject({ state: "paid", gift: "ended" });
  expect(await run("--apply")).toMatch(/^1: [^]*ended already/);
});

test("a gift whose donor's record is damaged is ended, too, and the command says who is told", async () => {
  const gift = await monthly();
  gift.runtime.items.set(`payments:${gift.reference}:payer`, "{");
  const { exitCode, output } = await runPayments(["end", gift.reference, "--apply"], gift.runtime);
  expect([exitCode, gift.stripe.cancelled]).toEqual([0, ["sub_1"]]);
  expect(output).toContain("tells only the team");
  expect(await gift.view()).toMatchObject({ gift: "ended" });
});

test("erasing the address of a gift that goes on says what its donor loses, and how to end it", async () => {
  const gift = await monthly();
  const run = (...words: string[]) => runPayments(words, gift.runtime);
  const command = `npm run payments -- end ${shortReference(gift.reference)} --apply`;
  for (const more of [[], ["--apply"]]) {
    const { exitCode, output } = await run("erase", email, ...more);
    expect(exitCode).toBe(0);
    expect(output).toContain("can no longer ask for the link");
    expect(output).toContain(command);
  }
  const ended = await run("end", gift.reference, "--apply");
  expect(ended.output).toContain("tells only the team");
  await gift.runtime.idle();
  const before = gift.mails().length;
  await runJob(gift.runtime);
  expect(gift.mails()).toHaveLength(before);
});

test("of a gift that has ended, or is damaged, erasing says nothing more, and is done", async () => {
  const gift = await monthly();
  const erase = async (...more: string[]) =>
    (await runPayments(["erase", email, ...more], gift.runtime)).output;
  await runPayments(["end", gift.reference, "--apply"], gift.runtime);
  await runJob(gift.runtime);
  expect(await erase()).not.toContain("goes on");
  gift.runtime.items.set(`payments:${gift.reference}:intent`, "{");
  expect(await erase("--apply")).toMatch(/Erased/);
  expect([...gift.runtime.items.values()].join()).not.toContain(email);
});

test("an address is not erased while its donor has still to be told by it, but they can be left untold", async () => {
  const gift = await monthly();
  const runtime = { ...gift.runtime, mailer: undefined };
  const source = `notices-${gift.reference}-ended`;
  await runPayments(["end", gift.reference, "--apply"], runtime);
  const { exitCode, output } = await runPayments(["erase", email, "--apply"], runtime);
  expect(exitCode).toBe(1);
  expect(output).toContain(`npm run outbox -- sent ${source} --apply`);
  expect([...runtime.items.values()].join()).toContain(email);
  await runOutbox(["sent", source, "--apply"], runtime, () => Promise.resolve(done("")));
  expect((await runPayments(["erase", email, "--apply"], runtime)).exitCode).toBe(0);
  expect([...runtime.items.values()].join()).not.toContain(email);
});

test("the command ends no gift of once, and none whose provider is not set up", async () => {
  const { reference, runtime } = await started("stripe");
  expect((await runPayments(["end", reference, "--apply"], runtime)).exitCode).toBe(1);
  const gift = await monthly();
  const { exitCode, output } = await runPayments(["end", gift.reference], { ...gift.runtime, providers: [] });
  expect(exitCode).toBe(1);
  expect(output).toContain("not configured");
});

test("nothing is said to have ended while Stripe does not answer", async () => {
  const gift = await monthly();
  gift.stripe.trouble = "error";
  const answer = await handleEndGift(formPost({ link: gift.link, language: "en" }), gift.runtime);
  expect(answer.status).toBe(503);
  expect(answer.body).toContain(t("server:gift.failed"));
  expect((await gift.show()).body).toContain(t("server:gift.running", { amount: "$50.00" }));
});

test("the card and the amount are changed on Stripe's own page, where there is one", async () => {
  const gift = await monthly();
  const change = () => handleGiftPortal(formPost({ link: gift.link, language: "en" }), gift.runtime);
  gift.stripe.portalAt = "https://elsewhere.example";
  expect((await change()).status).toBe(503);
  gift.stripe.portalAt = "https://billing.stripe.com";
  const { status, headers } = await change();
  expect([status, headers.location]).toEqual([303, "https://billing.stripe.com/p/cus_1"]);
  gift.stripe.hasPortal = false;
  const without = (await gift.show()).body;
  expect(without).not.toContain(t("server:gift.portal"));
  expect(without).toContain(t("server:gift.change", { email: siteData.site.email }));
});

test("a host that stops after an answer loses nothing: the regular job sends the link and tells of the end", async () => {
  const gift = await monthly();
  const runtime = { ...gift.runtime, ...stopsAfterAnswer };
  const mailedByJob = async () => {
    const before = gift.mails().length;
    await runJob(runtime);
    return gift.mails().slice(before);
  };
  await handleAskForGift(formPost({ email, language: "id" }), runtime);
  const links = await mailedByJob();
  expect(links.map(({ text }) => text.includes("link="))).toEqual([true]);
  await handleEndGift(formPost({ link: gift.link, language: "en" }), runtime);
  await stripeSays({ runtime }, "customer.subscription.deleted", gift.subscription(5000));
  expect((await mailedByJob()).map(({ subject }) => subject)).toEqual([t("server:mail.payer.ended.subject")]);
  expect([...runtime.items.keys()].filter((key) => key.startsWith("asked-links"))).toEqual([]);
});

test("many who ask at once are answered by one look at the payments", async () => {
  const gift = await monthly();
  const listed = jest.spyOn(gift.runtime.store, "folders");
  const asking = Array.from({ length: 5 }, (_, number) =>
    handleAskForGift(formPost({ email: number === 2 ? email : `other${number}@example.org` }), gift.runtime),
  );
  await Promise.all(asking);
  await gift.runtime.idle();
  expect(listed.mock.calls.filter(([folder]) => folder === "payments")).toHaveLength(1);
  expect(gift.mails().filter(({ text }) => text.includes("link="))).toHaveLength(2);
});

test.each([".x", "\r\nX: y", "="])("a link with %j after it is none", async (more) => {
  const gift = await monthly();
  const { body } = await handleGifts(get({ lang: "en", link: `${gift.link}${more}` }), gift.runtime);
  expect(body).toContain(t("server:gift.old"));
});

test("who asks for a link while nothing can be stored is told so, keeps the address, and may go on afterwards", async () => {
  const { runtime } = await monthly();
  const store = { ...runtime.store, create: () => Promise.reject(new Error("full")) };
  for (let time = 0; time < 6; time += 1) {
    const asked = await handleAskForGift(formPost({ email, language: "en" }), { ...runtime, store });
    expect([asked.status, asked.body]).toEqual([503, expect.stringContaining(`value="${email}"`)]);
    expect(asked.body).toContain(t("server:page.away"));
  }
  expect((await handleAskForGift(formPost({ email, language: "en" }), runtime)).status).toBe(303);
});

test("a link is asked for again with the address; nobody learns whether it is known", async () => {
  const gift = await monthly();
  const before = gift.mails().length;
  const answers = [];
  for (const address of [email.toUpperCase(), "nobody@example.org", email])
    answers.push(await handleAskForGift(formPost({ email: address, language: "id" }), gift.runtime));
  await gift.runtime.idle();
  expect(answers.map(({ status, headers }) => [status, headers.location])).toEqual(
    Array(3).fill([303, "/api/gifts?lang=id&asked=1"]),
  );
  expect((await handleGifts(get({ lang: "en", asked: "1" }), gift.runtime)).body).toContain(
    t("server:gift.asked"),
  );
  const [sent, ...more] = gift.mails().slice(before);
  expect(more).toEqual([]);
  expect(sent?.text).toContain("link=");
  for (let time = 0; time < 5; time += 1)
    await handleAskForGift(formPost({ email: "nobody@example.org" }), gift.runtime);
  const asked = await handleAskForGift(formPost({ email, language: "en" }), gift.runtime);
  const { fields, seconds } = confirmation(asked, "en");
  expect(fields).toMatchObject({ email });
  gift.runtime.wait(seconds * 1000);
  expect((await handleAskForGift(formPost(fields), gift.runtime)).status).toBe(303);
  const refusal = { ok: false, canProve: false, retryAfterSeconds: 60 } as const;
  const limits = { ...gift.runtime.limits, take: () => Promise.resolve(refusal) };
  const refused = await handleAskForGift(formPost({ email, language: "en" }), { ...gift.runtime, limits });
  expect(refused.status).toBe(429);
  expect(refused.body).toContain(`value="${email}"`);
  expect(refused.body).toContain('aria-invalid="false"');
  expect((await handleAskForGift(formPost({ email: "ayu@x", language: "en" }), gift.runtime)).status).toBe(
    422,
  );
});

test.each([
  ["none", ""],
  ["of another payment", "0".repeat(26)],
])("a link that is %s, old, forged or from another site ends nothing", async (_name, other) => {
  const gift = await monthly();
  const [reference = "", until = "", signature = ""] = gift.link.split(".");
  const forged = [
    other,
    `${other || reference}.${until}.${signature}x`,
    `${reference}.zzzzzzzzz.${signature}`,
  ];
  for (const link of forged) expect((await handleEndGift(formPost({ link }), gift.runtime)).status).toBe(403);
  const headers = { origin: "https://evil.example" };
  expect((await handleEndGift(formPost({ link: gift.link }, { headers }), gift.runtime)).status).toBe(403);
  gift.runtime.wait(91 * 24 * 60 * 60_000);
  expect((await gift.show()).body).toContain(t("server:gift.old"));
  expect(gift.stripe.cancelled).toEqual([]);
});

test("a link outlives one change of the secret", () => {
  const at = (settings: Readonly<Record<string, string>>) => testRuntime({ settings });
  const link = signLink("gift", "reference", 1000, at({ LINK_SECRET: secret }));
  const other = "another-secret-for-links-32-characters";
  const replaced = at({ LINK_SECRET: other, LINK_PREVIOUS_SECRET: secret });
  expect(readSigned("gift", link, replaced)?.reference).toBe("reference");
  expect(readSigned("gift", link, at({ LINK_SECRET: other }))).toBeUndefined();
  expect(signLink("gift", "reference", 1000, at({}))).toBeUndefined();
});

test("where no links are sent, donors are told what to write; before they give, they are told how to end it", async () => {
  const payment = await started("stripe");
  const { body } = await handleGifts(get({ lang: "id" }), payment.runtime);
  const subject = createTexts(siteData, "id").t("server:gift.subject");
  expect(body).not.toContain("<form");
  expect(body).not.toContain(createTexts(siteData, "id").t("server:gift.otherwise"));
  expect(body).toContain(createTexts(siteData, "id").t("server:gift.write", { subject }));
  expect(body).toContain(`href="mailto:${siteData.site.email}?subject=${encodeURIComponent(subject)}"`);
  const choice = { currency: "USD", presetUSD: "50", frequency: "monthly", language: "en" };
  expect((await donateByForm(formPost(choice), payment.runtime)).body).toContain('href="/api/gifts?lang=en"');
});
