import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { changeAddress } from "../../../src/components/address/changeAddress";
import { useAddress } from "../../../src/components/address/useAddress";

function Query() {
  return <p>Query: {useAddress(() => location.search, "not known")}</p>;
}

function Anchor() {
  return <p>Anchor: {useAddress(() => location.hash, "not known")}</p>;
}

const both = (
  <>
    <Query />
    <Anchor />
  </>
);

function expectShown(query: string, anchor: string) {
  expect(screen.getByText(/^Query/)).toHaveTextContent(`Query: ${query}`.trim());
  expect(screen.getByText(/^Anchor/)).toHaveTextContent(`Anchor: ${anchor}`.trim());
}

beforeEach(() => history.replaceState({ key: "kept" }, "", "/news/?page=2#list"));
afterAll(() => history.replaceState(null, "", "/"));

it("tells every reader of a change, and leaves the rest of the address as it is", () => {
  render(both);
  expectShown("?page=2", "#list");
  act(() => changeAddress({ search: "?page=3" }));
  expectShown("?page=3", "#list");
  act(() => changeAddress({ hash: "#top" }));
  expectShown("?page=3", "#top");
  act(() => changeAddress({ search: "", hash: "" }));
  expectShown("", "");
  expect(location.pathname).toBe("/news/");
  expect(history.state).toEqual({ key: "kept" });
});

it.each(["popstate", "hashchange"])("hears what the browser tells by %s", (event) => {
  render(both);
  act(() => {
    history.replaceState(null, "", "/news/?page=4#end");
    dispatchEvent(new Event(event));
  });
  expectShown("?page=4", "#end");
});

it("makes a step that Back undoes only where it is asked to, and none where nothing changes", () => {
  const before = history.length;
  changeAddress({ search: "?page=5" });
  expect(history).toHaveLength(before);
  changeAddress({ search: "?page=6" }, "pushState");
  expect(history).toHaveLength(before + 1);
  changeAddress({ search: "?page=6" }, "pushState");
  expect(history).toHaveLength(before + 1);
});

it("bears that the browser refuses a change", () => {
  jest.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too many calls", "SecurityError");
  });
  render(both);
  act(() => changeAddress({ search: "?page=7" }));
  expectShown("?page=2", "#list");
});

it("does not know the address while the page is prerendered", () => {
  expect(renderToString(<Query />)).toContain("not known");
});
