import { keepSelection } from "../../src/patches/kept-selection";

/** A field that counts how often it has put the cursor somewhere. */
class Field {
  moves = 0;
  constructor(readonly props: { readonly value: string }) {}
  componentDidUpdate(): void {
    this.moves += 1;
  }
}

it("has a line of text move the cursor for other words only", () => {
  keepSelection(Field);
  const field = new Field({ value: "Peat" });
  const draw = (before: string) =>
    (field as { componentDidUpdate(before: object): void }).componentDidUpdate({ value: before });
  draw("Peat");
  expect(field.moves).toBe(0);
  draw("Pea");
  expect(field.moves).toBe(1);
});
