import { bodyVideo } from "../../../src/cms/widgets/body-video";

const { pattern, fromBlock, toBlock } = bodyVideo("id");

it.each([
  "[![Kanal](../images/canal.jpg)](https://youtu.be/a1)",
  '[![Kanal](../images/canal.jpg "Cara menutupnya")](https://www.youtube.com/watch?v=a1&t=3)',
])("writes %s as it was read", (markdown) => {
  expect(toBlock(fromBlock(pattern.exec(markdown) ?? []))).toBe(markdown);
});

it("is a paragraph of its own", () => {
  expect(pattern.test("[![a](b.jpg)](https://youtu.be/a1) and more")).toBe(false);
});

it("completes an address, and is a picture without one", () => {
  const still = { image: "../images/canal.jpg", alt: "Kanal" };
  expect(toBlock({ ...still, address: "youtu.be/a1" })).toBe(
    "[![Kanal](../images/canal.jpg)](https://youtu.be/a1)",
  );
  expect(toBlock(still)).toBe("![Kanal](../images/canal.jpg)");
});

it("is a picture that is still to be chosen, whatever its title", () => {
  expect(toBlock({ address: "https://youtu.be/a1", alt: "Kanal", title: "Cara menutupnya" })).toBe(
    "[![Kanal]()](https://youtu.be/a1)",
  );
});
