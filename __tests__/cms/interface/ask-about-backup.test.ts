import { askAboutBackup } from "../../../src/cms/interface/ask-about-backup";

const question = "Use the backup?";
const phrases = { editor: { editor: { confirmLoadBackup: question } } };
const take = jest.fn();

/** What the browser is asked about a backup, whether it is used, and what was answered to each question. */
function asked(isOld: boolean, ...answers: readonly boolean[]) {
  const questions: string[] = [];
  window.confirm = (said = "") => {
    questions.push(said);
    return answers[questions.length - 1] ?? false;
  };
  askAboutBackup(phrases, { isOld: () => isOld, take });
  return { isUsed: window.confirm(question), questions };
}

beforeEach(() => {
  localStorage.setItem("cms-language", "en");
  take.mockClear();
});

it("uses a backup that the editor wants", () => {
  expect(asked(false, true)).toEqual({ isUsed: true, questions: [question] });
});

it("throws a backup away only when the editor says so: Escape, twice, uses it", () => {
  const thrownAway = asked(false, false, true);
  expect(thrownAway.isUsed).toBe(false);
  expect(thrownAway.questions).toEqual([question, expect.stringContaining("Throw it away for good?")]);
  expect(take).not.toHaveBeenCalled();
  expect(asked(false, false, false).isUsed).toBe(true);
});

it("takes what was saved since for somebody else's, however the backup comes to be used", () => {
  const { isUsed, questions } = asked(true, false, false);
  expect(isUsed).toBe(true);
  expect(questions[0]).toContain("saved again after that backup was made");
  expect(take).toHaveBeenCalledTimes(1);
});
