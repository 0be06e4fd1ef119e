import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareLinks } from "../../../src/components/ShareLinks/ShareLinks";
import { renderIn } from "../../setup/render";

const title = "Peat & people";
const address = "https://tajuk.example/id/news/peat/";

function renderShare(language: "en" | "id") {
  renderIn(language, <ShareLinks title={title} address={address} />);
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

it.each([
  ["en", "Share", "E-mail", "WhatsApp"],
  ["id", "Bagikan", "Surel", "WhatsApp"],
] as const)("offers links in %s that need no script", (language, heading, mail, whatsApp) => {
  renderShare(language);
  expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: mail })).toHaveAttribute(
    "href",
    "mailto:?subject=Peat%20%26%20people&body=https%3A%2F%2Ftajuk.example%2Fid%2Fnews%2Fpeat%2F",
  );
  expect(screen.getByRole("link", { name: whatsApp })).toHaveAttribute(
    "href",
    "https://wa.me/?text=Peat%20%26%20people%20https%3A%2F%2Ftajuk.example%2Fid%2Fnews%2Fpeat%2F",
  );
});

it.each([
  ["en", "Copy link", "Link copied."],
  ["id", "Salin tautan", "Tautan disalin."],
] as const)("copies the address and says so in %s", async (language, button, outcome) => {
  const user = userEvent.setup();
  renderShare(language);
  await user.click(screen.getByRole("button", { name: button }));
  expect(screen.getByRole("status")).toHaveTextContent(outcome);
  expect(await navigator.clipboard.readText()).toBe(address);
});

it.each([
  ["en", "Copy link", "The link could not be copied. It is"],
  ["id", "Salin tautan", "Tautan tidak dapat disalin. Alamatnya"],
] as const)("shows the address in %s where the clipboard is refused", async (language, button, words) => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
  renderShare(language);
  await user.click(screen.getByRole("button", { name: button }));
  expect(screen.getByRole("status")).toHaveTextContent(`${words} ${address}`);
});

it("has no button for a sharing menu that the device does not have", () => {
  renderShare("en");
  expect(screen.queryByRole("button", { name: "More ways to share" })).not.toBeInTheDocument();
});

it.each(["chosen", "closed"])("opens the device's own sharing menu, which may be %s", async (end) => {
  const share = jest.fn(() => (end === "chosen" ? Promise.resolve() : Promise.reject(new Error("closed"))));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  renderShare("en");
  await userEvent.click(screen.getByRole("button", { name: "More ways to share" }));
  expect(share).toHaveBeenCalledWith({ title, url: address });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
