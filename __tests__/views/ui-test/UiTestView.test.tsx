import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ToastOutlet } from "../../../src/components/Toast/ToastOutlet";
import { UiTestView } from "../../../src/views/ui-test/UiTestView";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Test page", "Show a test toast", "This is a test toast", "It leaves by itself after five seconds."],
  [
    "id",
    "Halaman uji",
    "Tampilkan pemberitahuan uji",
    "Ini pemberitahuan uji",
    "Pemberitahuan ini hilang sendiri setelah lima detik.",
  ],
] as const)("in %s, its one button shows one toast", async (language, title, button, toast, text) => {
  const user = userEvent.setup();
  renderIn(
    language,
    <>
      <UiTestView />
      <ToastOutlet />
    </>,
  );
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: button }));
  expect(screen.getAllByText(toast)).toHaveLength(1);
});
