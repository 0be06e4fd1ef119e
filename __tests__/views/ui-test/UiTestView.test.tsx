import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ToastOutlet } from "../../../src/components/Toast/ToastOutlet";
import { UiTestView } from "../../../src/views/ui-test/UiTestView";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

it.each(languageCodes)("in %s, its one button shows one toast", async (language) => {
  const t = translator(language);
  const user = userEvent.setup();
  renderIn(
    language,
    <>
      <UiTestView />
      <ToastOutlet />
    </>,
  );
  expect(screen.getByRole("heading", { level: 1, name: t("uiTest:title") })).toBeVisible();
  const button = screen.getByRole("button", { name: t("uiTest:button") });
  await user.click(button);
  expect(await screen.findByText(t("uiTest:toast"))).toBeVisible();
  expect(screen.getByText(t("uiTest:toastText"))).toBeVisible();
  await user.click(button);
  expect(screen.getAllByText(t("uiTest:toast"))).toHaveLength(1);
});
