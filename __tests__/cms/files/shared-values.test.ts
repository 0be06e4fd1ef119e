import { asOpened, withSharedValues } from "../../../src/cms/files/shared-values";
import { beginningForms } from "../../../src/patches/begun-forms";
import { StateMap } from "../../patches/state-map";
import { decapEntry } from "../decap-entry";

const image = { src: "../images/peat-canal.jpg", alt: "A canal" };
const updates = [{ date: "2026-01-02", text: "New" }];
const english = { title: "Peat", order: 1, image, place: { latitude: -2 }, evidence: { updates } };

/** The Indonesian fields in the form, given those in its file. */
const shown = (data?: object) =>
  withSharedValues(
    decapEntry({
      collection: "projects",
      slug: "peat",
      data: english,
      ...(data && { i18n: { id: { data } } }),
    }),
  ).toJS().i18n?.id?.data;

it("shows in a translation what it leaves out because it shares it, and nothing else", () => {
  expect(shown({ title: "Gambut", image: { alt: "Kanal" } })).toEqual({
    ...{ title: "Gambut", order: 1, image: { src: image.src, alt: "Kanal" }, place: { latitude: -2 } },
  });
});

it("leaves what a translation has, what nobody can read, and one that is not there", () => {
  const own = { order: 2, image: null, place: { latitude: 3 } };
  expect(shown(own)).toEqual(own);
  expect(shown()).toBeUndefined();
});

it("does so when a form is opened", () => {
  const entry = decapEntry({
    collection: "projects",
    slug: "peat",
    data: english,
    i18n: { id: { data: {} } },
  });
  const state = { entryDraft: new StateMap({ entry }), editorialWorkflow: new StateMap({}) };
  const reducer = beginningForms(() => state, { opened: asOpened, copied: (draft) => draft });
  const { entryDraft } = reducer(state, { type: "DRAFT_CREATE_FROM_ENTRY" });
  expect(entryDraft.getIn(["entry"])).toHaveProperty("toJS");
  expect((entryDraft.getIn(["entry"]) as typeof entry).toJS().i18n?.id?.data).toMatchObject({ order: 1 });
});
