/** Asks the browser, or who answered before. */
type Ask = (question: string) => boolean;

/**
 * Has Decap's questions answered, which it asks with `window.confirm` and whose dialog cannot say what is at stake. Who
 * comes last answers first; `ask` asks on.
 */
export function answerQuestions(answer: (question: string, ask: Ask) => boolean): void {
  const ask: Ask = window.confirm.bind(window);
  window.confirm = (question = "") => answer(question, ask);
}
