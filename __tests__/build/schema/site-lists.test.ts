import { withoutHidden } from "../../../src/build/schema/site-lists";

it("leaves what is not on the site out of every list that does not ask for it", () => {
  expect(withoutHidden({})).toEqual({ filter: { onSite: { eq: true } } });
  const filter = { language: { eq: "id" } };
  expect(withoutHidden({ filter })).toEqual({ filter: { ...filter, onSite: { eq: true } } });
  const all = { onSite: { in: [true, false] } };
  expect(withoutHidden({ filter: all })).toEqual({ filter: all });
});
