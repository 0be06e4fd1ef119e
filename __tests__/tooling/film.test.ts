import { filmPage } from "../../src/content-model/pages/film";
import { scenes } from "../../tools/film/scenes.mjs";

const { picture } = filmPage.schema.shape.scenes.element.shape;

it("can film every scene that editors can choose, and no other", () => {
  expect(Object.keys(scenes).sort()).toEqual([...picture.options].sort());
});

it("moves every layer that a plate is printed in", () => {
  for (const [name, { cut, move }] of Object.entries(scenes)) {
    // a layer begins with each of these steps, and one with the first step of all
    expect({ name, layers: move(0.5).length }).toEqual({ name, layers: cut.from.length + 1 });
  }
});

it("moves slowly: from one frame to the next, nothing goes further than a few pixels", () => {
  const frame = 1 / 120;
  for (const { move } of Object.values(scenes)) {
    for (let moment = 0; moment + frame <= 1; moment += frame) {
      const [now, next] = [move(moment), move(moment + frame)];
      now.forEach(({ x = 0, y = 0 }, layer) => {
        const { x: nextX = 0, y: nextY = 0 } = next[layer] ?? {};
        expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(6);
      });
    }
  }
});
