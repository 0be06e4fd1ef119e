import { formatMoment } from "../../src/domain/format";
import { dateInZone } from "../../src/domain/zone-time";
import { transactionStatus } from "../../src/server/payments/providers/midtrans/midtrans-events";
import { filmSchema } from "../../src/shell/schemas/film-schema";
import { midtransStatus } from "../server/support/midtrans-stand-in";

jest.mock("../../src/domain/zone", () => ({
  timeZone: "Asia/Makassar",
  zoneName: "WITA",
  ahead: 8 * 60 * 60 * 1000,
}));

// of an organisation in central Indonesia

test("days begin and hours are written where the organisation is", () => {
  const midnight = "2026-11-21T16:00:00Z";
  expect(dateInZone(Date.parse(midnight))).toBe("2026-11-22");
  expect(formatMoment(new Date(midnight), "id")).toBe("22 November 2026 pukul 00.00 WITA");
});

test("the film was published at noon where the organisation is", () => {
  const film = {
    title: "The bay",
    lead: "Water.",
    published: "2031-02-03",
    seconds: 65,
    contentLanguage: "id",
  };
  const page = { siteUrl: "https://tajuk.example", language: "id" };
  expect(filmSchema(page, { ...film, scenes: [], files: [] }, null, "Yayasan").uploadDate).toBe(
    "2031-02-03T04:00:00.000Z",
  );
});

test("Midtrans' times stay those of Jakarta", () => {
  const status = midtransStatus("order", "settlement", { transaction_time: "2026-01-15 15:01:00" });
  const { transaction_time } = transactionStatus.parse(status);
  expect(transaction_time.toISOString()).toBe("2026-01-15T08:01:00.000Z");
});
