/** @jest-environment jsdom */
import { withoutDefault } from "../../../src/cms/validation/one-default-campaign";
import { donations } from "../../../src/content-model/donations";
import { entryText } from "../../../src/content-model/read-texts";

const campaign = (slug: string, english: string, indonesian: string) =>
  (["en", "id"] as const).map((language) =>
    entryText(
      { collection: donations, slug, language },
      { title: language === "en" ? english : indonesian, default: true },
    ),
  );
const former = campaign("forest-fund", "Help something grow.", "Bantu sesuatu tumbuh.");
const chosen = campaign("mangroves", "Mangrove fund", "Dana bakau");

it.each([
  ["en", "Mangrove fund", "Help something grow."],
  ["id", "Dana bakau", "Bantu sesuatu tumbuh."],
] as const)("asks in %s by the titles in that language", async (language, title, other) => {
  localStorage.setItem("cms-language", language);
  HTMLDialogElement.prototype.showModal = function open() {
    this.returnValue = [...this.querySelectorAll("button")].at(-1)?.value ?? "";
    expect(this.textContent).toMatch(new RegExp(`“${title}”.*${other}`));
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
  const texts = await withoutDefault(chosen, former, language);
  expect(texts.map(({ data }) => data.default)).toEqual([false, false]);
  expect.assertions(2);
});
