import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DialogLink, type LoadDialog } from "../../../src/components/Dialog/DialogLink";
import { renderIn } from "../../setup/render";

const content: Awaited<ReturnType<LoadDialog>> = ({ onClose }) => (
  <button type="button" onClick={onClose}>
    Shown
  </button>
);

function renderLink(load: LoadDialog) {
  renderIn(
    "id",
    <DialogLink to="/projects/peat/" load={load}>
      More
    </DialogLink>,
  );
  return screen.getByRole("link", { name: "More" });
}

it("is a link to the page that shows the same, in the reader's language", () => {
  expect(renderLink(() => Promise.resolve(content))).toHaveAttribute("href", "/id/projects/peat/");
});

it("shows what it has loaded until that closes itself", async () => {
  await userEvent.click(renderLink(() => Promise.resolve(content)));
  await userEvent.click(await screen.findByRole("button", { name: "Shown" }));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it("begins to load when it is pointed at or focused, and bears that this fails", async () => {
  const load = jest.fn<ReturnType<LoadDialog>, []>().mockRejectedValue(new Error("offline"));
  const link = renderLink(load);
  await userEvent.hover(link);
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.focus(link);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %j to the browser",
  (modifiers) => {
    const load = jest.fn<ReturnType<LoadDialog>, []>().mockResolvedValue(content);
    const notPrevented = fireEvent.click(renderLink(load), modifiers);
    expect(notPrevented).toBe(true);
    expect(load).not.toHaveBeenCalled();
  },
);
