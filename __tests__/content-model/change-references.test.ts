import { changeReferences } from "../../src/content-model/change-references";
import { readTexts } from "../../src/content-model/read-texts";
import { entries, markdownEntry } from "../build/content-tree";

const targets = ["projects/wet-peat", "/projects/wet-peat/"];

/** An article's fields after its references to a project were changed. */
function changed(body: string, goal?: { readonly name: string; readonly address: string }) {
  const [text] = readTexts("news/two-wet-seasons.en.md", markdownEntry(entries.news, body));
  return text && changeReferences(text, targets, goal).data;
}

it("takes links out and leaves their words", () => {
  const body =
    "**See [the *wet* peat](/id/projects/wet-peat/#map)**, [more][one] and [news](/news/).\n\n[one]: /projects/wet-peat";
  expect(changed(body)).not.toHaveProperty("project");
  expect(changed(body)?.body).toBe(
    "**See the *wet* peat**, more and [news](/news/).\n\n[one]: /projects/wet-peat",
  );
});

it("leads links and fields to another entry", () => {
  const goal = { name: "projects/dry-land", address: "/projects/dry-land/" };
  expect(changed('[One](/projects/wet-peat/ "Title") [two](../projects/wet-peat.en.md)', goal)).toMatchObject(
    {
      project: "dry-land",
      body: "[One](/projects/dry-land/) [two](/projects/dry-land/)",
    },
  );
});

it("leads the address in a field elsewhere, and takes it out", () => {
  const source = JSON.stringify({ en: { promises: [{ text: "Wet peat", page: "/projects/wet-peat/" }] } });
  const [text] = readTexts("pages/transparency.json", source);
  const promises = (goal?: { readonly name: string; readonly address: string }) =>
    text && changeReferences(text, targets, goal).data.promises;
  expect(promises({ name: "projects/dry-land", address: "/projects/dry-land/" })).toEqual([
    { text: "Wet peat", page: "/projects/dry-land/" },
  ]);
  expect(promises()).toEqual([{ text: "Wet peat" }]);
});

it("leads what a text says of a claim to another one: its number and its links", () => {
  const source = markdownEntry(
    { ...entries.news, excerpt: "{{claim:wells}} wells." },
    "[{{ claim:wells }}](/figures/#wells)",
  );
  const [text] = readTexts("news/two-wet-seasons.en.md", source);
  const data =
    text && changeReferences(text, ["claims/wells", "/figures/#wells"], { name: "claims/jars" }).data;
  expect(data).toMatchObject({ excerpt: "{{claim:jars}} wells.", body: "[{{claim:jars}}](/figures/#jars)" });
});
