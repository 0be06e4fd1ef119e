import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareLinks } from "../../../src/components/ShareLinks/ShareLinks";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const title = "Peat & people";
const address = "https://telukkita.example/id/news/peat/";

function renderShare(language: Language) {
  renderIn(language, <ShareLinks title={title} address={address} />);
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

it.each(languageCodes)("offers links in %s that need no script", (language) => {
  const t = translator(language);
  renderShare(language);
  expect(screen.getByRole("heading", { name: t("share:title") })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: t("share:mail") })).toHaveAttribute(
    "href",
    "mailto:?subject=Peat%20%26%20people&body=Peat%20%26%20people%20https%3A%2F%2Ftelukkita.example%2Fid%2Fnews%2Fpeat%2F",
  );
  expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
    "href",
    "https://wa.me/?text=Peat%20%26%20people%20https%3A%2F%2Ftelukkita.example%2Fid%2Fnews%2Fpeat%2F",
  );
});

it.each(languageCodes)("copies the address and says so in %s", async (language) => {
  const t = translator(language);
  const user = userEvent.setup();
  renderShare(language);
  await user.click(screen.getByRole("button", { name: t("share:copy") }));
  expect(screen.getByRole("status")).toHaveTextContent(t("share:copied"));
  expect(await navigator.clipboard.readText()).toBe(address);
});

it.each(languageCodes)("shows the address in %s where the clipboard is refused", async (language) => {
  const t = translator(language);
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  renderShare(language);
  await user.click(screen.getByRole("button", { name: t("share:copy") }));
  expect(screen.getByRole("status")).toHaveTextContent(t("share:notCopied", { address }));
  expect(screen.getByRole("status")).toHaveTextContent(address);
});

it("has no button for a sharing menu that the device does not have", () => {
  renderShare("en");
  expect(screen.queryByRole("button", { name: translator("en")("share:native") })).not.toBeInTheDocument();
});

it.each(["chosen", "closed"])("opens the device's own sharing menu, which may be %s", async (end) => {
  const share = jest.fn(() => (end === "chosen" ? Promise.resolve() : Promise.reject(new Error("closed"))));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  renderShare("en");
  await userEvent.click(screen.getByRole("button", { name: translator("en")("share:native") }));
  expect(share).toHaveBeenCalledWith({ title, url: address });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
