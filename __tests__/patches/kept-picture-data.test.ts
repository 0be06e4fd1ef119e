import type { Node } from "gatsby";
import { keptByPicture } from "../../src/patches/kept-picture-data";

const picture = (id: string, contentDigest: string) => ({ id, internal: { contentDigest } }) as Node;

/** The resolver, and how often it has asked the original one. */
function kept(original: () => Promise<unknown> = () => Promise.resolve({})) {
  const originalResolver = jest.fn(original);
  const resolve = keptByPicture();
  const ask = (node: Node, args: object) => resolve(node, args, {}, { originalResolver });
  return { ask, originalResolver };
}

it("asks once for each use of a picture, also for all that ask at once", async () => {
  const { ask, originalResolver } = kept();
  const data = await Promise.all([
    ask(picture("a", "1"), { width: 900 }),
    ask(picture("a", "1"), { width: 900 }),
  ]);
  expect(data[0]).toBe(data[1]);
  expect(originalResolver).toHaveBeenCalledTimes(1);
});

it("asks again for another picture, another use and a changed picture", async () => {
  const { ask, originalResolver } = kept();
  await ask(picture("a", "1"), { width: 900 });
  await ask(picture("b", "1"), { width: 900 });
  await ask(picture("a", "1"), { width: 304 });
  await ask(picture("a", "2"), { width: 900 });
  expect(originalResolver).toHaveBeenCalledTimes(4);
});

it("asks again for a picture that could not be read", async () => {
  const { ask, originalResolver } = kept(() => Promise.reject(new Error("unreadable")));
  await expect(ask(picture("a", "1"), {})).rejects.toThrow("unreadable");
  await expect(ask(picture("a", "1"), {})).rejects.toThrow("unreadable");
  expect(originalResolver).toHaveBeenCalledTimes(2);
});
