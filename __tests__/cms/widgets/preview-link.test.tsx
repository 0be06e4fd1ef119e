import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { DecapCms } from "../../../src/cms/decap-cms";
import { PreviewLinkControl, registerPreviewLinkWidget } from "../../../src/cms/widgets/preview-link";
import type { Fields } from "../../../src/domain/record";
import { entries } from "../../build/content-tree";
import { decapEntry } from "../decap-entry";

const key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";

/** A news article in a form, in English. */
const entryOf = (data: Fields) => decapEntry({ collection: "news", data });

function show(value: unknown, isDisabled = false, entry = entryOf({})) {
  const onChange = jest.fn();
  const given = { value, onChange, isDisabled, entry, getAsset: () => "" };
  render(<PreviewLinkControl {...given} forID="link" classNameWrapper="" />);
  return onChange;
}

beforeEach(() => {
  location.hash = "#/collections/news/entries/fire";
});

it("makes a link that nobody guesses", () => {
  const onChange = show(undefined);
  expect(screen.getByRole("textbox")).toHaveValue("");
  fireEvent.click(screen.getByRole("button", { name: "Buat tautan" }));
  fireEvent.click(screen.getByRole("button", { name: "Buat tautan" }));
  const made = onChange.mock.calls.map(([value]) => String(value));
  for (const each of made) expect(each).toMatch(/^[\da-f]{32}$/);
  expect(made[0]).not.toBe(made[1]);
  expect(screen.getByRole("status")).toHaveTextContent("Terbitkan agar tautan dapat dibuka");
});

it("copies the link to the preview in the editor's language, and says so", async () => {
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  show(key);
  const address = `http://localhost/preview/id/${key}/news/fire/`;
  expect(screen.getByRole("textbox")).toHaveValue(address);
  fireEvent.click(screen.getByRole("button", { name: "Salin" }));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(await screen.findByText("Tersalin.")).toBeVisible();
});

it("takes the link away", () => {
  const onChange = show(key);
  fireEvent.click(screen.getByRole("button", { name: "Hapus tautan" }));
  expect(onChange).toHaveBeenCalledWith("");
});

it("has no address before the entry has a file, and no buttons in the other language's form", () => {
  location.hash = "#/collections/news/new";
  show(key, true);
  expect(screen.getByPlaceholderText("Tautannya ada di sini setelah disimpan pertama kali")).toHaveValue("");
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("says of an unfinished draft that there is no preview before the required fields are filled in", () => {
  const draft = entryOf({ title: "A rope", appearance: { draft: true } });
  const words = "Pratinjau baru ada setelah semua isian wajib terisi";
  show(key, false, draft);
  expect(screen.getByRole("status")).toHaveTextContent(words);
  cleanup();
  show("", false, draft);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  fireEvent.click(screen.getByRole("button", { name: "Buat tautan" }));
  expect(screen.getByRole("status")).toHaveTextContent(words);
  cleanup();
  const finished = { ...entries.news, body: "Some text.", appearance: { draft: true } };
  show(key, false, entryOf(finished));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it.each([
  ["saved, where that publishes it", false, "postSave"],
  ["published, where a save makes a draft", true, "postPublish"],
])("says when the link opens once the entry is %s", async (_when, usesDrafts, event) => {
  const registerEventListener = jest.fn<undefined, Parameters<DecapCms["registerEventListener"]>>();
  registerPreviewLinkWidget({ registerEventListener, registerWidget: jest.fn() }, usesDrafts);
  const [[listener] = []] = registerEventListener.mock.calls;
  expect(listener?.name).toBe(event);
  location.hash = "#/collections/news/new";
  const own = key.replace("0", String(Number(usesDrafts)));
  show(own);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  const entry = entryOf({ appearance: { key: own } });
  await act(async () => listener?.handler({ entry }));
  expect(screen.getByRole("status")).toHaveTextContent("Tautan dapat dibuka begitu situs selesai dibangun.");
  act(() => {
    location.hash = "#/collections/news/entries/fire";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });
  expect(screen.getByRole("textbox")).toHaveValue(`http://localhost/preview/id/${own}/news/fire/`);
});
