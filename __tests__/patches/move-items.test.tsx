/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Component } from "react";
import { moveItemsByKeyboard } from "../../src/patches/move-items";

/** Decap's list, as far as its order is concerned; an item may be a list. */
class ListControl extends Component<{ readonly items: readonly string[]; readonly inner?: boolean }> {
  override state = { keys: this.props.items };

  onSortEnd = ({ oldIndex, newIndex }: { readonly oldIndex: number; readonly newIndex: number }) => {
    const keys = [...this.state.keys];
    keys.splice(newIndex, 0, ...keys.splice(oldIndex, 1));
    this.setState({ keys });
  };

  override render() {
    return (
      <ul>
        {this.state.keys.map((key) => (
          <li key={key}>
            <button>{key}</button>
            {this.props.inner ? <ListControl items={[`${key}1`, `${key}2`]} /> : null}
          </li>
        ))}
      </ul>
    );
  }
}

const order = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

moveItemsByKeyboard(ListControl, (handle) => {
  const item = handle.closest("li");
  return item ? [...(item.parentElement?.children ?? [])].indexOf(item) : undefined;
});

it("moves an item up and down, which keeps the focus, and not beyond the ends", async () => {
  render(<ListControl items={["a", "b", "c"]} />);
  const handle = screen.getByRole("button", { name: "b" });
  fireEvent.keyDown(handle, { key: "ArrowDown" });
  expect(order()).toEqual(["a", "c", "b"]);
  await waitFor(() => expect(document.activeElement).toBe(handle));
  fireEvent.keyDown(handle, { key: "ArrowDown" });
  fireEvent.keyDown(handle, { key: "Enter" });
  expect(order()).toEqual(["a", "c", "b"]);
  fireEvent.keyDown(handle, { key: "ArrowUp" });
  fireEvent.keyDown(handle, { key: "ArrowUp" });
  expect(order()).toEqual(["b", "a", "c"]);
});

it("moves an item of a list within a list, and that one only", () => {
  render(<ListControl items={["a", "b"]} inner />);
  fireEvent.keyDown(screen.getByRole("button", { name: "b2" }), { key: "ArrowUp" });
  expect(order()).toEqual(["a", "a1", "a2", "b", "b2", "b1"]);
});
