import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ToastOutlet } from "../../../src/components/Toast/ToastOutlet";
import { UiTestView } from "../../../src/views/ui-test/UiTestView";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Show a test toast", "This is a test toast"],
  ["id", "Tampilkan pemberitahuan uji", "Ini pemberitahuan uji"],
] as const)("in %s, its one button shows one toast", async (language, button, toast) => {
  const user = userEvent.setup();
  renderIn(
    language,
    <>
      <UiTestView />
      <ToastOutlet />
    </>,
  );
  await user.click(screen.getByRole("button", { name: button }));
  expect(await screen.findByText(toast)).toBeVisible();
  await user.click(screen.getByRole("button", { name: button }));
  expect(screen.getAllByText(toast)).toHaveLength(1);
});
