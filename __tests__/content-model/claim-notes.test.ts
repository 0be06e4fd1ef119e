import { claimNotes } from "../../src/content-model/claim-notes";
import { claims } from "../../src/content-model/claims";
import type { ContentText } from "../../src/content-model/content-text";
import { documents } from "../../src/content-model/documents";

const base = { file: "a.md", language: "en", name: "a" } as const;
const text = (body: string): ContentText => ({ ...base, schema: documents.schema, data: { body } });

/** The typed figures in a running text. */
const figuresIn = (body: string) => claimNotes(text(body), "2031-01-01").map(({ found }) => found);

test.each([
  ["We planted 3,000 trees.", "We planted 3,000 trees."],
  ["Fire fell by 70% there.", "fell by 70% there."],
  ["About 500K tonnes.", "About 500K tonnes."],
])("%s is noted", (body, found) => {
  expect(figuresIn(body)).toEqual([found]);
});

test.each([
  "In 2025 we began.",
  "It costs $29.99, or Rp50.000.",
  "At 40 cm, read it within 14 days.",
  "1. Measure.\n2. Cut.",
  "Over {{claim:fire-2031}} less.",
  "See [the list](/news/page/12/).",
  "Between 09.00 and 17.30.",
])("%s is not", (body) => {
  expect(figuresIn(body)).toEqual([]);
});

test("a review that is due is noted, one of today is not", () => {
  const claim = (review: string) => ({ ...base, schema: claims.schema, data: { review } });
  expect(claimNotes(claim("2030-12-31"), "2031-01-01")).toMatchObject([{ kind: "pastReview" }]);
  expect(claimNotes(claim("2031-01-01"), "2031-01-01")).toEqual([]);
});
