import { sameStrings } from "../../../src/build/content/same-strings";
import { temporaryFolder, writeFiles } from "../../setup/temporary-folder";

const strings = { send: "Send", name: "Name", brand: "Peatlands" };

/** What is said of strings in Indonesian beside the English ones. */
function said(indonesian: object): string[] {
  const folder = temporaryFolder();
  const files = { "en/forms.json": strings, "id/forms.json": indonesian };
  writeFiles(
    folder,
    Object.fromEntries(Object.entries(files).map(([file, data]) => [file, JSON.stringify(data)])),
  );
  return sameStrings(folder);
}

const copied = said(strings);
const translated = said({ send: "Kirim", name: "Nama", brand: "Peatlands" });

it("names a file of strings that was copied, and no file of which some are the same in both languages", () => {
  expect(copied).toEqual(["locales/id/forms.json: not translated yet: 3 of 3 strings are as in English"]);
  expect(translated).toEqual([]);
});

const damaged = temporaryFolder();

it("says nothing of files that are missing or cannot be read: the check of the content names them", () => {
  writeFiles(damaged, {
    "en/forms.json": JSON.stringify(strings),
    "en/share.json": JSON.stringify(strings),
    "id/share.json": "{,",
  });
  expect(sameStrings(damaged)).toEqual([]);
});
