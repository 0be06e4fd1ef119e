import { differingPart } from "../../../src/cms/files/value-text";

it("shows of a long text where it begins to differ", () => {
  const same = "One two three four. ".repeat(20);
  expect(differingPart(`${same}The end.`, `${same}An end.`, 30)).toBe("…three four. The end.");
  expect(differingPart(`The end. ${same}`, same, 30)).toBe("The end. One two three four. O…");
  expect(differingPart(same.trim(), `${same}An end.`, 30)).toBe("…three four.");
  expect(differingPart("The end.", "An end.", 30)).toBe("The end.");
});
