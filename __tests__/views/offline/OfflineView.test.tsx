import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepWaiting, waitingMessages } from "../../../src/components/InquiryForm/waiting-messages";
import { formatFileSize } from "../../../src/domain/format";
import { packParts, type Pack, type PackChoice } from "../../../src/domain/offline";
import { localizedPath } from "../../../src/domain/paths";
import * as files from "../../../src/offline/kept-files";
import * as contents from "../../../src/offline/kept-pages";
import { OfflineView } from "../../../src/views/offline/OfflineView";
import { languageCodes, type Language } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { prerenderIn, renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

// the functions of a module cannot be replaced, those of a copy can
jest.mock("../../../src/offline/kept-files", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/offline/kept-files"),
}));
jest.mock("../../../src/offline/kept-pages", () => ({
  __esModule: true,
  ...jest.requireActual<object>("../../../src/offline/kept-pages"),
}));

const pack: Pack = {
  words: {},
  shared: ["/app.js"],
  pages: languageCodes.flatMap((language) => [
    { path: `/${language}/`, language, files: [`/${language}/`] },
    { path: `/${language}/reef/`, language, part: "projects" as const, files: [`/${language}/reef/`] },
  ]),
  files: {
    "/app.js": [1000],
    ...Object.fromEntries(
      languageCodes.flatMap((code) => [
        [`/${code}/`, [2000, "a"]],
        [`/${code}/reef/`, [4000, "b"]],
      ]),
    ),
  },
};

const unregister = jest.fn().mockResolvedValue(true);
const register = jest.fn().mockResolvedValue(undefined);

/** What the device keeps: nothing, or a page. */
function deviceKeeps(isAnything: boolean) {
  const choice = { parts: ["projects"], languages: ["en"], keptAt: Date.UTC(2026, 5, 1) } as const;
  jest.spyOn(files, "keptChoice").mockResolvedValue(isAnything ? choice : undefined);
  const page = { path: "/en/reef/", title: "The reef", language: "en", date: "2026-06-01" };
  jest
    .spyOn(contents, "readContents")
    .mockResolvedValue(isAnything ? { pages: [page], bytes: 7000 } : { pages: [], bytes: 0 });
}

beforeEach(() => {
  register.mockClear();
  unregister.mockClear();
  Object.assign(globalThis, { caches: {} });
  Object.defineProperty(navigator, "serviceWorker", {
    value: { register, getRegistration: () => Promise.resolve({ unregister }) },
    configurable: true,
  });
  Object.defineProperty(navigator, "storage", { value: { persist: jest.fn() }, configurable: true });
  jest.spyOn(files, "fetchPack").mockResolvedValue(pack);
  deviceKeeps(false);
});

function open(language: Language, search = "") {
  history.replaceState(null, "", `/offline/${search}`);
  return renderIn(language, <OfflineView />, "/offline/");
}

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const keepButton = async () => {
    const button = await screen.findByRole("button", { name: t("offline:choose.keep") });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-disabled"));
    return button;
  };

  it("says what it is without scripts", () => {
    prerenderIn(language, <OfflineView />, "/offline/");
    expect(screen.getByRole("heading", { level: 1, name: t("offline:title") })).toBeVisible();
    expect(screen.getByText(t("offline:withoutScripts"))).toBeVisible();
    expect(screen.getByText(t("offline:how.visited"))).toBeVisible();
  });

  it("shows sizes, registers nothing before it is asked to, and then keeps what is chosen", async () => {
    const keep = jest.spyOn(files, "keepChoice").mockResolvedValue();
    open(language);
    const button = await keepButton();
    const sizeOf = (count: number, bytes: number) =>
      plain(t("offline:size", { count, size: formatFileSize(bytes, language) }));
    const kept = (parts: PackChoice["parts"], languages: readonly string[] = [language]) =>
      files.keptSize(pack, { parts, languages });
    expect(screen.getByText(sizeOf(2, kept(packParts)))).toBeVisible();
    // what is kept whatever is chosen, and the only project: together they are the two pages above
    expect(screen.getByText(t("offline:always"))).toHaveTextContent(sizeOf(1, kept([])));
    const [projects] = screen.getAllByRole("checkbox");
    expect(projects?.closest("label")).toHaveTextContent(sizeOf(1, 4000));
    expect(register).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { checked: false }));
    expect(screen.getByText(sizeOf(4, kept(packParts, languageCodes)))).toBeVisible();
    deviceKeeps(true);
    await userEvent.click(button);
    expect(keep.mock.lastCall?.slice(0, 2)).toEqual([pack, { parts: packParts, languages: languageCodes }]);
    expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" });
    expect(await screen.findByText(t("offline:status.kept"))).toBeVisible();
    expect(screen.getByRole("link", { name: "The reef" })).toHaveAttribute("href", "/en/reef/");
  });

  it("does not keep an empty choice", async () => {
    const keep = jest.spyOn(files, "keepChoice").mockResolvedValue();
    open(language);
    await keepButton();
    for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(screen.getByRole("button", { name: t("offline:choose.keep") }));
    expect(keep).not.toHaveBeenCalled();
  });

  it("says that not everything could be kept, and lets what has arrived be removed", async () => {
    jest.spyOn(files, "keepChoice").mockRejectedValue(new Error("no signal"));
    open(language);
    const button = await keepButton();
    jest.spyOn(contents, "readContents").mockResolvedValue({ pages: [], bytes: 500 });
    await userEvent.click(button);
    expect(await screen.findByText(t("offline:status.failed"))).toBeVisible();
    expect(screen.getByRole("button", { name: t("offline:contents.remove") })).toBeVisible();
  });

  it("removes everything by one tap", async () => {
    deviceKeeps(true);
    const remove = jest.spyOn(files, "removeKept").mockImplementation(() => {
      deviceKeeps(false);
      return Promise.resolve();
    });
    open(language);
    await userEvent.click(await screen.findByRole("button", { name: t("offline:contents.remove") }));
    expect(await screen.findByText(t("offline:status.removed"))).toBeVisible();
    expect(remove).toHaveBeenCalled();
    expect(unregister).toHaveBeenCalled();
    expect(screen.getByText(t("offline:contents.none"))).toBeVisible();
  });

  it("shows what is kept where the list of what can be kept is not to be had", async () => {
    deviceKeeps(true);
    jest.spyOn(files, "fetchPack").mockRejectedValue(new Error("no signal"));
    open(language);
    expect(await screen.findByText(t("offline:status.unknown"))).toBeVisible();
    expect(screen.getByRole("link", { name: "The reef" })).toBeVisible();
  });

  it("shows a message that waits for signal, and can discard it", async () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    keepWaiting({ fields: { message: "Halo" }, shownAt: 0, idempotencyKey: "halo" });
    open(language);
    expect(await screen.findByText("Halo")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: t("forms:waiting.discard") }));
    expect(screen.queryByText("Halo")).not.toBeInTheDocument();
    expect(waitingMessages()).toEqual([]);
  });

  it("names the page that was wanted and is not kept", async () => {
    open(language, "?wanted=%2Fprojects%2Fcreek%2F");
    const alert = within(await screen.findByRole("alert"));
    expect(alert.getByText(t("offline:wanted.text", { page: "/projects/creek/" }))).toBeVisible();
    expect(alert.getByRole("link", { name: t("offline:wanted.again") })).toBeVisible();
  });

  it("tries again with what was asked of the page, such as words to search for", async () => {
    open(language, `?wanted=${encodeURIComponent(localizedPath("/search/?q=gambut+basah", language))}`);
    const alert = within(await screen.findByRole("alert"));
    const page = localizedPath("/search/", language);
    expect(alert.getByText(t("offline:wanted.text", { page }))).toBeVisible();
    const again = alert.getByRole("link", { name: t("offline:wanted.again") });
    expect(again).toHaveAttribute("href", `${page}?q=gambut+basah`);
  });

  it.each(["https://other.example/", "//other.example/", "javascript:alert(1)"])(
    "does not link to %s",
    async (address) => {
      open(language, `?wanted=${encodeURIComponent(address)}`);
      await keepButton();
      expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    },
  );
});

it.each([
  ["cannot keep pages", () => Reflect.deleteProperty(navigator, "serviceWorker")],
  ["refuses to", () => jest.spyOn(files, "keptChoice").mockRejectedValue(new Error("private window"))],
])("says so where the browser %s", async (_what, prepare) => {
  prepare();
  open("en");
  expect(await screen.findByText(translator("en")("offline:status.unsupported"))).toBeVisible();
});
