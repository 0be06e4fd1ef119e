import { claims } from "../../src/content-model/claims";
import { contentNotes } from "../../src/content-model/content-notes";
import type { ContentText } from "../../src/content-model/content-text";
import { countedDemands } from "../../src/content-model/days";
import { donations } from "../../src/content-model/donations";
import { news } from "../../src/content-model/news";
import { noteWords } from "../../src/content-model/note-words";
import { describeDemand } from "../../src/content-model/rule";

const today = "2031-05-06";
const goal = (received: string, deadline = "2098-01-02") => ({
  goal: { deadline, received: { amount: 1, date: received } },
});
const demanded = (text: Pick<ContentText, "schema" | "data">) =>
  countedDemands(text, today).map((demand) => describeDemand(demand, text.data, "id"));

test("nothing is counted until a day that is still to come", () => {
  expect(demanded({ schema: claims.schema, data: { asOf: "2031-05-07" } })).toEqual([
    expect.objectContaining({ field: "asOf", sentence: "seharusnya paling lambat hari ini, 6 Mei 2031" }),
  ]);
  expect(demanded({ schema: donations.schema, data: goal("2032-05-06") })).toMatchObject([
    { field: "goal.received.date" },
  ]);
  expect(demanded({ schema: claims.schema, data: { asOf: today, review: "2098-01-02" } })).toEqual([]);
  expect(demanded({ schema: donations.schema, data: goal(today) })).toEqual([]);
  expect(demanded({ schema: news.schema, data: { date: "2031-05-07" } })).toEqual([]);
});

describe("noted is", () => {
  const notes = ({ schema }: { readonly schema: ContentText["schema"] }, data: object) => {
    const text = {
      file: "a.md",
      language: "en",
      name: "a",
      schema,
      data: data as ContentText["data"],
    } as const;
    return contentNotes([text], [], today)
      .filter(({ kind }) => kind === "dayAhead" || kind === "pastDeadline")
      .map((note) => [note.field, noteWords(note, "en")]);
  };

  it("a count, in a file, until a day that is still to come", () => {
    expect(notes(claims, { asOf: "2031-05-07" })).toEqual([
      ["asOf", "this day is still to come: 7 May 2031"],
    ]);
    expect(notes(claims, { asOf: today })).toEqual([]);
  });

  it("an article on the site with such a day, and none that appears later or is a draft", () => {
    const date = "2031-05-07";
    expect(notes(news, { date })).toEqual([["date", "this day is still to come: 7 May 2031"]]);
    expect(notes(news, { date, appearance: { from: date } })).toEqual([]);
    expect(notes(news, { date, appearance: { draft: true } })).toEqual([]);
    expect(notes(news, { date: today })).toEqual([]);
  });

  it("a deadline that has passed", () => {
    expect(notes(donations, goal(today, "2031-05-05"))).toEqual([
      ["goal.deadline", "this day has passed: 5 May 2031"],
    ]);
    expect(notes(donations, goal(today, today))).toEqual([]);
  });
});
