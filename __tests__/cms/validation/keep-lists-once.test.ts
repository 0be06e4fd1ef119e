import { keepListsOnce } from "../../../src/cms/validation/keep-lists-once";
import { news } from "../../../src/content-model/news";
import { trackingPage } from "../../../src/content-model/pages/tracking";
import { decapEntry } from "../decap-entry";

const data = { title: "Trees", months: [5, 6] };
const form = decapEntry({ data, i18n: { id: { data } } });

it("takes figures that are the same in all languages out of the translation", () => {
  const kept = keepListsOnce(trackingPage.schema, form).toJS();
  expect(kept).toEqual({ data, i18n: { id: { data: { title: data.title } } } });
});

it("leaves an entry without such lists as it is", () => {
  expect(keepListsOnce(news.schema, form)).toBe(form);
});
