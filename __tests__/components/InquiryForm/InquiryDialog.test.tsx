import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InquiryDialog } from "../../../src/components/InquiryForm/InquiryDialog";
import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { currentToast } from "../../../src/components/Toast/toast-store";
import { renderIn } from "../../setup/render";

jest.mock("../../../src/components/InquiryForm/send-inquiry", () => ({
  ...jest.requireActual<object>("../../../src/components/InquiryForm/send-inquiry"),
  sendInquiry: jest.fn(),
}));
const send = jest.mocked(sendInquiry);

const onClose = jest.fn();
beforeEach(() => {
  onClose.mockReset();
  send.mockReset();
  sessionStorage.clear();
});

describe.each([
  ["en", "Send an inquiry", "Send inquiry", ["Name", "E-mail", "Message"], "Inquiry sent successfully!"],
  ["id", "Kirim pertanyaan", "Kirim pertanyaan", ["Nama", "Surel", "Pesan"], "Pertanyaan berhasil dikirim!"],
] as const)("in %s", (language, title, button, required, success) => {
  function renderDialog() {
    const subject = "Peat restoration checklist";
    renderIn(language, <InquiryDialog subject={subject} teamEmail="halo@tajuk.example" onClose={onClose} />);
    return within(screen.getByRole("dialog", { name: title }));
  }

  it("shows its subject above its title, and sends it along", () => {
    const dialog = renderDialog();
    expect(dialog.getByText("Peat restoration checklist").nextElementSibling).toHaveTextContent(title);
    expect(screen.getByRole("dialog").querySelector("form")).toHaveFormValues({
      subject: "Peat restoration checklist",
      language,
    });
  });

  it("closes with a toast when it has been sent", async () => {
    send.mockResolvedValue({ sent: true });
    const dialog = renderDialog();
    for (const name of required) await userEvent.type(dialog.getByRole("textbox", { name }), "a@example.org");
    await userEvent.click(dialog.getByRole("button", { name: button }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(currentToast()).toMatchObject({ title: success, open: true });
  });

  it("stays open with everything typed when it has not", async () => {
    send.mockResolvedValue({ sent: false, problem: "rate_limited", errors: {} });
    const dialog = renderDialog();
    for (const name of required) await userEvent.type(dialog.getByRole("textbox", { name }), "a@example.org");
    await userEvent.click(dialog.getByRole("button", { name: button }));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog.getByRole("alert")).toBeVisible();
    for (const name of required) expect(dialog.getByRole("textbox", { name })).toHaveValue("a@example.org");
  });
});
