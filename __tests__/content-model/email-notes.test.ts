import type { ContentText } from "../../src/content-model/content-text";
import { documents } from "../../src/content-model/documents";
import { emailNotes } from "../../src/content-model/email-notes";
import { noteWords } from "../../src/content-model/note-words";
import { siteSettings } from "../../src/content-model/settings/site";

const base = { language: "en", name: "a" } as const;
const settings: ContentText = {
  ...{ ...base, file: "settings/site.json", schema: siteSettings.schema },
  data: { email: "Team@bay.example" },
};
const notesOf = (body: string) =>
  emailNotes([
    settings,
    { ...base, file: "documents/terms.en.md", schema: documents.schema, data: { body } },
  ]);

test("an e-mail address in a text is noted once, unless a field for one has it", () => {
  const [note, ...others] = notesOf(
    "Write to [hello@bay.example](mailto:hello@bay.example?subject=Stop), or to desk@old.example. A dot.",
  );
  expect(note).toEqual({
    ...{ file: "documents/terms.en.md", field: "body", kind: "otherEmail" },
    found: "hello@bay.example\ndesk@old.example",
  });
  expect(others).toEqual([]);
  expect(note && noteWords(note, "id")).toContain("“hello@bay.example”, “desk@old.example”: ");
  expect(notesOf("Write to [us](mailto:team@bay.example).")).toEqual([]);
});
