/** @jest-environment jsdom */
import { forgetCopy, isCopied, rememberCopy } from "../../../src/cms/validation/copied-form";

const goTo = async (hash: string) => {
  location.hash = hash;
  await new Promise((resolve) => setTimeout(resolve, 20));
};

it("knows a copied form until it is saved or left", async () => {
  await goTo("#/collections/news/new");
  expect(isCopied()).toBe(false);
  rememberCopy();
  await goTo("#/collections/news/new?field=title");
  expect(isCopied()).toBe(true);
  await goTo("#/collections/news");
  await goTo("#/collections/news/new");
  expect(isCopied()).toBe(false);
  rememberCopy();
  forgetCopy();
  expect(isCopied()).toBe(false);
});
