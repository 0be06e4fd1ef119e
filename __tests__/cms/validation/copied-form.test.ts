/** @jest-environment jsdom */
import { copiedFrom, forgetCopy, rememberCopy } from "../../../src/cms/validation/copied-form";

const goTo = async (hash: string) => {
  location.hash = hash;
  await new Promise((resolve) => setTimeout(resolve, 20));
};

it("knows from where a form was filled in until it is saved or left", async () => {
  await goTo("#/collections/news/new");
  expect(copiedFrom()).toBeUndefined();
  rememberCopy("id");
  await goTo("#/collections/news/new?field=title");
  expect(copiedFrom()).toBe("id");
  await goTo("#/collections/news");
  await goTo("#/collections/news/new");
  expect(copiedFrom()).toBeUndefined();
  rememberCopy("id");
  forgetCopy();
  expect(copiedFrom()).toBeUndefined();
});
