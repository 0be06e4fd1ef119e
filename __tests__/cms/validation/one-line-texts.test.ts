import { withOneLineTexts } from "../../../src/cms/validation/one-line-texts";
import { projects } from "../../../src/content-model/projects";
import { decapEntry } from "../decap-entry";

/** A form with a text in several of its fields, as it is saved. */
function saved(text: string) {
  const fields = { title: text, description: text, image: { alt: text }, features: ["A", text] };
  const entry = decapEntry({ data: fields, i18n: { id: { data: { title: text } } } });
  return withOneLineTexts(projects.schema, entry).toJS();
}

it.each([
  ["spaces", "  Sari \t Dewi\n"],
  ["separators of lines", "\u2028Sari\u2029Dewi"],
  ["hidden signs", "\uFEFFSa\u00ADri\u200B Dewi\u200B"],
  ["a space that keeps words together, at its ends", "\u00A0Sari Dewi\u202F"],
])("one line is saved without %s, several lines as they are", (_case, text) => {
  const line = "Sari Dewi";
  expect(saved(text)).toEqual({
    data: { title: line, description: text, image: { alt: line }, features: ["A", line] },
    i18n: { id: { data: { title: line } } },
  });
});

it.each(["40\u00A0ha", "👩\u200D🌾", "می\u200Cخواهم"])("what %s needs stays", (text) => {
  expect(saved(text)).toMatchObject({ data: { title: text, features: ["A", text] } });
});
