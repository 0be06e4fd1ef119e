/** What Decap's questions call the entry that is to be deleted, in the languages of the editors' area. */
const unnamed = /this published entry|this entry|entri yang sudah terbit ini|entri ini/;

/** The field of the form that holds the entry's title. */
const titleField = "[id^='title-field-']";

/** Names the entry in Decap's question before a deletion; its own words say only “this entry”. */
export function nameEntryInQuestions(): void {
  const ask = window.confirm.bind(window);
  window.confirm = (question = "") => {
    const title = document.querySelector<HTMLInputElement>(titleField)?.value;
    const isDeletion = /^(?:Hapus|Are you sure you want to delete)/.test(question);
    return ask(title && isDeletion ? question.replace(unnamed, `“${title}”`) : question);
  };
}
