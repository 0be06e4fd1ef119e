/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askInPlaceOfDecap } from "../../../src/cms/interface/ask-in-place";
import {
  aboutCopies,
  aboutDeletions,
  aboutFiles,
  type FormDeletion,
} from "../../../src/cms/interface/decap-questions";

const phrases = {
  editor: {
    editor: {
      onLeavePage: "Leave this page?",
      onUnpublishing: "Unpublish it?",
      onDeletePublishedEntry: "Delete this published entry?",
      onDeleteWithUnsavedChanges: "Delete it with what you have not saved?",
      onDeleteUnpublishedChanges: "Delete its draft?",
      onDeleteUnpublishedChangesWithUnsavedChanges: "Delete its draft with what you have not saved?",
    },
    editorControlPane: { i18n: { copyFromLocaleConfirm: "Fill in from %{locale}?" } },
  },
  mediaLibrary: { mediaLibrary: { onDelete: "Delete this media?" } },
};
const { onDeletePublishedEntry, onDeleteUnpublishedChanges, onDeleteUnpublishedChangesWithUnsavedChanges } =
  phrases.editor.editor;

const browser = window.confirm.bind(window);
const inBrowser = jest.fn(() => true);
let answer: (agrees: boolean) => void = () => undefined;
const agree = jest.fn<Promise<boolean>, [FormDeletion]>(() => new Promise((resolve) => (answer = resolve)));
const askLater = jest.fn();
const copies = { ask: jest.fn<Promise<boolean> | undefined, [string, string]>(), begin: jest.fn() };
const replace = jest.fn();
const takesPlace = jest.fn(() => false);

/** A button of Decap's, which asks at once and counts what it then deletes. */
function decapButton(...questions: string[]) {
  const button = document.body.appendChild(document.createElement("button"));
  const removed = jest.fn();
  button.addEventListener("click", () => {
    // React hears nothing of what is not in the page
    if (button.isConnected && questions.every((question) => window.confirm(question))) removed();
  });
  return { button, removed };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  document.body.replaceChildren();
  jest.clearAllMocks();
  window.confirm = inBrowser;
  askInPlaceOfDecap(phrases, [
    aboutDeletions(phrases, agree),
    aboutCopies(phrases, copies),
    aboutFiles(phrases, { askLater, replace, takesPlace }),
  ]);
});

afterAll(() => {
  window.confirm = browser;
});

it("deletes once the editor has agreed, and the browser asks nothing", async () => {
  const { button, removed } = decapButton(onDeletePublishedEntry);
  await userEvent.click(button);
  expect(agree).toHaveBeenCalledWith({ what: "entry", isUnsaved: false });
  expect(removed).not.toHaveBeenCalled();
  answer(true);
  await settled();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(inBrowser).not.toHaveBeenCalled();
});

it("keeps what the editor keeps, and asks again the next time", async () => {
  const { button, removed } = decapButton(onDeletePublishedEntry);
  for (const time of [1, 2]) {
    await userEvent.click(button);
    answer(false);
    await settled();
    expect(agree).toHaveBeenCalledTimes(time);
  }
  expect(removed).not.toHaveBeenCalled();
});

it("asks once, however often the button is pressed meanwhile", async () => {
  const { button } = decapButton(onDeletePublishedEntry);
  await userEvent.dblClick(button);
  expect(agree).toHaveBeenCalledTimes(1);
  answer(false);
  await settled();
});

it("asks once before the deletion of a draft, where Decap asks twice", async () => {
  const { button, removed } = decapButton(
    onDeleteUnpublishedChangesWithUnsavedChanges,
    onDeleteUnpublishedChanges,
  );
  await userEvent.click(button);
  answer(true);
  await settled();
  expect(agree.mock.calls).toEqual([[{ what: "draft", isUnsaved: true }]]);
  expect(removed).toHaveBeenCalledTimes(1);
});

it("deletes nothing that it could not ask about, and says so", async () => {
  agree.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { button, removed } = decapButton(onDeletePublishedEntry);
  await userEvent.click(button);
  await settled();
  const told = screen.getByRole("dialog", { name: "Tidak ada yang dihapus" });
  told.dispatchEvent(new Event("close"));
  await settled();
  expect(removed).not.toHaveBeenCalled();
});

it("does not ask about unsaved changes that are deleted, but about later ones", async () => {
  const { button } = decapButton(phrases.editor.editor.onDeleteWithUnsavedChanges);
  await userEvent.click(button);
  answer(true);
  await settled();
  expect(window.confirm("Leave this page?")).toBe(true);
  expect(inBrowser).not.toHaveBeenCalled();
  await userEvent.click(document.body);
  window.confirm("Leave this page?");
  expect(inBrowser).toHaveBeenCalledTimes(1);
});

it("leaves other questions to the browser", () => {
  expect(window.confirm("Leave this page?")).toBe(true);
  expect(inBrowser).toHaveBeenCalledWith("Leave this page?");
});

it("unpublishes by the item of Decap's menu, which is closed meanwhile, once the editor has agreed", async () => {
  const { button, removed } = decapButton(phrases.editor.editor.onUnpublishing);
  const menu = document.body.appendChild(document.createElement("div"));
  const opener = menu.appendChild(document.createElement("button"));
  opener.setAttribute("aria-haspopup", "true");
  const items = document.createElement("div");
  items.setAttribute("role", "menu");
  button.setAttribute("role", "menuitem");
  button.textContent = "Unpublish";
  items.append(button);
  // Decap's menu opens some frames later
  opener.addEventListener("click", () => setTimeout(() => menu.append(items), 50));
  button.addEventListener("click", () => items.remove());
  for (const agrees of [false, true]) {
    await userEvent.click(opener);
    await waitFor(() => expect(button).toBeVisible());
    await userEvent.click(button);
    expect(agree).toHaveBeenLastCalledWith({ what: "unpublishing", isUnsaved: false });
    expect(removed).not.toHaveBeenCalled();
    // as an editor answers: by a press
    await userEvent.click(document.body);
    answer(agrees);
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(agrees ? 1 : 0));
  }
  expect(agree).toHaveBeenCalledTimes(2);
  expect(inBrowser).not.toHaveBeenCalled();
});

it("has the deletion of a picture asked about once, when it begins", async () => {
  const { button, removed } = decapButton(phrases.mediaLibrary.mediaLibrary.onDelete);
  await userEvent.click(button);
  expect(askLater).toHaveBeenCalledTimes(1);
  expect(removed).toHaveBeenCalledTimes(1);
  expect(inBrowser).not.toHaveBeenCalled();
});

it("asks in the editor's language whether an upload takes the place of another file", () => {
  inBrowser.mockReturnValueOnce(false);
  window.confirm("buoy.jpg already exists. Do you want to replace it?");
  expect(replace).not.toHaveBeenCalled();
  window.confirm("buoy.jpg already exists. Do you want to replace it?");
  expect(replace).toHaveBeenCalledWith("buoy.jpg");
  expect(inBrowser).toHaveBeenCalledWith(expect.stringContaining("bernama “buoy.jpg”. Ganti?"));
});

it("asks nothing if the upload is the file that is stored", () => {
  takesPlace.mockReturnValueOnce(true);
  expect(window.confirm("buoy.jpg already exists. Do you want to replace it?")).toBe(true);
  expect(takesPlace).toHaveBeenCalledWith("buoy.jpg");
  expect(replace).toHaveBeenCalledWith("buoy.jpg");
  expect(inBrowser).not.toHaveBeenCalled();
});

describe("before a language is filled in from another one", () => {
  /** The menu of a column of the form, with an item that fills its language in. */
  function menuOfColumn() {
    document.body.innerHTML =
      '<div class="css-LocaleRowWrapper"><span role="button">Menulis dalam bahasa Indonesia</span><div><div role="menu"></div></div></div>';
    const item = decapButton("Fill in from EN?");
    item.button.setAttribute("role", "menuitem");
    document.querySelector('[role="menu"]')?.append(item.button);
    return item;
  }

  it("asks nothing where nothing is lost", async () => {
    const { button, removed } = menuOfColumn();
    await userEvent.click(button);
    expect(copies.ask).toHaveBeenCalledWith("en", "id");
    expect(copies.begin).toHaveBeenCalledWith("en");
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])("does what the editor answers: %s", async (agrees) => {
    const { button, removed } = menuOfColumn();
    copies.ask.mockReturnValueOnce(Promise.resolve(agrees));
    await userEvent.click(button);
    const times = agrees ? 1 : 0;
    await waitFor(() => expect(removed).toHaveBeenCalledTimes(times));
    expect(copies.begin).toHaveBeenCalledTimes(times);
    expect(inBrowser).not.toHaveBeenCalled();
  });
});
