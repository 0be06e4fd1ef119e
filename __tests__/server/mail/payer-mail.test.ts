import { daysOfLink } from "../../../src/server/goods/goods-token";
import { payerMail } from "../../../src/server/mail/payer-mail";
import { recordEvent } from "../../../src/server/payments/store/record-event";
import { createTexts } from "../../../src/server/texts";
import { siteData } from "../support/site-data";
import { startTransfer, transferRuntime } from "../support/transfers";

const { t } = createTexts(siteData, "en");

test("who buys by transfer is written where to send the money, then where the goods are", async () => {
  const runtime = transferRuntime();
  const { intent } = await startTransfer(runtime, { product: "carbon-handbook", email: "ayu@example.org" });
  const { reference, charge } = intent;
  const write = (kind: "pending" | "paid") =>
    payerMail("id", { kind, reference, createdAt: intent.createdAt }, runtime);
  const event = { reference, amount: charge, occurredAt: runtime.now() };
  await recordEvent({ ...event, key: "pending", kind: "pending" }, runtime);
  const asked = await write("pending");
  expect(asked?.to).toEqual(["ayu@example.org"]);
  for (const part of [asked?.text, asked?.html]) expect(part).toContain(siteData.bankAccount?.number);
  expect(asked?.text).not.toContain("/api/goods");
  await recordEvent({ ...event, key: "paid", kind: "paid" }, runtime);
  const thanked = await write("paid");
  expect(thanked?.text).toContain(t("server:result.goods"));
  for (const part of [thanked?.text, thanked?.html]) expect(part).toContain(`${daysOfLink} days`);
  expect(thanked?.html).toMatch(/href="https:\/\/tajuk\.example\/api\/goods\?token=/);
  expect(await write("pending")).toBeUndefined();
});
