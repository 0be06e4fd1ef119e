import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DialogLink, type LoadDialog } from "../../../src/components/Dialog/DialogLink";
import { InquiryDialog } from "../../../src/components/InquiryForm/InquiryDialog";
import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { currentToast } from "../../../src/components/Toast/toast-store";
import { renderIn, translator } from "../../setup/render";

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

describe.each(["en", "id"] as const)("opened by a link, in %s", (language) => {
  const t = translator(language);
  const label = (field: "name" | "email" | "message") => t(`forms:inquiry.${field}`);
  const textbox = (field: Parameters<typeof label>[0]) => screen.getByRole("textbox", { name: label(field) });
  const link = () => screen.getByRole("link", { name: "Ask" });
  const submit = () => userEvent.click(screen.getByRole("button", { name: t("forms:inquiry.sendInquiry") }));

  const load: LoadDialog = () =>
    Promise.resolve((control) => (
      <InquiryDialog subject="Peat" teamEmail="halo@tajuk.example" {...control} />
    ));

  async function open() {
    const { unmount } = renderIn(
      language,
      <DialogLink to="/" load={load}>
        Ask
      </DialogLink>,
    );
    await userEvent.click(link());
    await screen.findByRole("dialog");
    return { leavePage: unmount };
  }

  async function fillIn() {
    await userEvent.type(textbox("name"), "Sari");
    await userEvent.type(textbox("email"), "sari@example.org");
    await userEvent.type(textbox("message"), "Halo");
  }

  it("says itself what is missing, and goes to the first field", async () => {
    await open();
    await submit();
    for (const field of ["name", "email", "message"] as const) {
      expect(screen.getByText(t(`forms:errors.${field}.required`))).toBeVisible();
    }
    expect(textbox("name")).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  async function expectEverythingKept() {
    expect(await screen.findByRole("textbox", { name: label("name") })).toHaveValue("Sari");
    expect(textbox("email")).toHaveValue("sari@example.org");
    expect(textbox("message")).toHaveValue("Halo");
  }

  it("has what was typed when it is closed and opened again", async () => {
    await open();
    await fillIn();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await userEvent.click(link());
    await expectEverythingKept();
  });

  it("has what was typed after the page is loaded again", async () => {
    const { leavePage } = await open();
    await fillIn();
    leavePage();
    await open();
    await expectEverythingKept();
  });

  it("sends one key with each attempt at a message, and another with the next message", async () => {
    send.mockResolvedValue({ sent: false, problem: "unreachable", errors: {} });
    const { leavePage } = await open();
    await fillIn();
    await submit();
    await submit();
    leavePage();
    await open();
    send.mockResolvedValue({ sent: true });
    await submit();
    await userEvent.click(link());
    await fillIn();
    await submit();
    const [first, second, third, next] = send.mock.calls.map(([message]) => message.idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).toBe(first);
    expect(next).not.toBe(first);
  });

  it("says how long it was open", async () => {
    const opened = Date.now();
    await open();
    await fillIn();
    jest.spyOn(Date, "now").mockReturnValue(opened + 60_000);
    send.mockResolvedValue({ sent: true });
    await submit();
    const elapsed = send.mock.calls[0]?.[0].elapsedMs;
    expect(elapsed).toBeGreaterThan(0);
    expect(elapsed).toBeLessThanOrEqual(60_000);
  });
});
