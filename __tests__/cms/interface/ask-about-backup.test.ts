import { askAboutBackup } from "../../../src/cms/interface/ask-about-backup";
import { decapEntry } from "../decap-entry";

const question = "Use the backup?";
const phrases = { editor: { editor: { confirmLoadBackup: question } } };
const take = jest.fn();
const settle = jest.fn();
let madeAt: string | undefined;

/** What the browser is asked about a backup, whether it is used, and what was answered to each question. */
function asked(isOld: boolean, ...answers: readonly boolean[]) {
  const questions: string[] = [];
  window.confirm = (said = "") => {
    questions.push(said);
    return answers[questions.length - 1] ?? false;
  };
  const entry = decapEntry({ data: { title: "A buoy" }, i18n: { id: { data: { title: "Pelampung" } } } });
  askAboutBackup(phrases, { isOld: () => isOld, take, madeAt: () => madeAt }, settle, () => entry);
  return { isUsed: window.confirm(question), questions };
}

beforeEach(() => {
  localStorage.setItem("cms-language", "en");
  document.body.replaceChildren();
  location.hash = "#/collections/news/new";
  madeAt = undefined;
  jest.clearAllMocks();
});

it("uses a backup that the editor wants", () => {
  expect(asked(false, true)).toEqual({ isUsed: true, questions: [`“A buoy”\n\n${question}`] });
});

it("throws a backup away only when the editor says so: Escape, twice, uses it", () => {
  const thrownAway = asked(false, false, true);
  expect(thrownAway.isUsed).toBe(false);
  expect(thrownAway.questions).toEqual([
    `“A buoy”\n\n${question}`,
    expect.stringMatching(/^“A buoy”\n\n.+ Throw it away for good\?/),
  ]);
  expect(take).not.toHaveBeenCalled();
  expect(settle).toHaveBeenLastCalledWith(true);
  location.hash = "#/collections/news/entries/louder-buoy";
  expect(asked(false, false, false).isUsed).toBe(true);
  expect(take).toHaveBeenCalledTimes(1);
});

it("keeps the backup of a new entry for another time when the editor cancels twice", () => {
  const { isUsed, questions } = asked(false, false, false);
  expect([isUsed, questions[1]]).toEqual([false, expect.stringContaining("is kept for another time")]);
  expect(settle.mock.calls).toEqual([[false]]);
  expect(take).not.toHaveBeenCalled();
});

it("takes what was saved since for somebody else's, however the backup comes to be used", () => {
  location.hash = "#/collections/news/entries/louder-buoy";
  const { isUsed, questions } = asked(true, false, false);
  expect(isUsed).toBe(true);
  expect(questions[0]).toContain("saved again after that backup was made");
  expect(take).toHaveBeenCalledTimes(1);
});

it.each([
  ["en", "“A buoy”, backup of 17 November 2026 at 14:05"],
  ["id", "“Pelampung”, cadangan 17 November 2026 pukul 14.05"],
])("says of which entry and day each question is, in the editor's language: %s", (language, head) => {
  localStorage.setItem("cms-language", language);
  madeAt = new Date(2026, 10, 17, 14, 5).toISOString();
  expect(asked(false, false, true).questions.map((words) => words.split("\n\n")[0])).toEqual([head, head]);
});

it("calls an entry that was saved before as its form does", () => {
  location.hash = "#/collections/news/entries/louder-buoy";
  document.body.innerHTML = '<div id="nc-root"><input id="title-field-1" value="A louder buoy"></div>';
  expect(asked(false, true).questions).toEqual([`“A louder buoy”\n\n${question}`]);
});
