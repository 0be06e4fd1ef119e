import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DialogLink, type LoadDialog } from "../../../src/components/Dialog/DialogLink";
import { InquiryDialog } from "../../../src/components/InquiryForm/InquiryDialog";
import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { currentToast, dismissToast } from "../../../src/components/Toast/toast-store";
import { localizedPath } from "../../../src/domain/paths";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

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
afterEach(() => dismissToast(currentToast()?.id ?? 0));

const teamEmail = "sapa@telukkita.example";

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const title = t("forms:inquiry.title");
  const button = t("forms:inquiry.sendInquiry");
  const required = [t("forms:inquiry.name"), t("forms:inquiry.email"), t("forms:inquiry.message")];

  function renderDialog(resource?: Queries.RequestedResourceFragment) {
    const about = { subject: "Knot cards", resource, teamEmail };
    renderIn(language, <InquiryDialog {...about} onClose={onClose} />);
    return within(screen.getByRole("dialog", { name: title }));
  }

  it("shows its subject above its title, and sends it along", () => {
    const dialog = renderDialog();
    expect(dialog.getByText("Knot cards").nextElementSibling).toHaveTextContent(title);
    const form = screen.getByRole("dialog").querySelector("form");
    expect(form).toHaveFormValues({ subject: "Knot cards", language });
  });

  it("leads to the page where what it is about may be had at once", () => {
    const page = "/resources/knot-cards/";
    const resource = { slug: "knots", title: "Knot cards", files: [] };
    renderIn(language, <InquiryDialog subject="Knot cards" {...{ resource, teamEmail, page, onClose }} />);
    expect(screen.getByRole("link", { name: t("forms:inquiry.page") })).toHaveAttribute(
      "href",
      localizedPath(page, language),
    );
  });

  it("closes with a toast when it has been sent", async () => {
    send.mockResolvedValue({ sent: true });
    const dialog = renderDialog();
    for (const name of required) await userEvent.type(dialog.getByRole("textbox", { name }), "a@example.org");
    await userEvent.click(dialog.getByRole("button", { name: button }));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(currentToast()).toMatchObject({ title: t("forms:inquiry.sent"), open: true });
  });

  it("gives the files of a resource as soon as it has been asked for", async () => {
    send.mockResolvedValue({ sent: true });
    const file = { publicURL: "/static/knots.pdf", base: "knots.pdf", extension: "pdf", size: 2000 };
    const dialog = renderDialog({ slug: "knots", title: "Knot cards", files: [file] });
    expect(screen.getByRole("dialog").querySelector("form")).toHaveFormValues({ resource: "knots" });
    for (const name of required) await userEvent.type(dialog.getByRole("textbox", { name }), "a@example.org");
    await userEvent.click(dialog.getByRole("button", { name: button }));
    expect(onClose).not.toHaveBeenCalled();
    const thanks = within(screen.getByRole("dialog", { name: t("forms:inquiry.sent") }));
    const name = t("common:file.download", { format: t("common:file.format.pdf"), size: "2 kB" });
    expect(thanks.getByRole("link", { name })).toHaveAttribute("href", file.publicURL);
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

describe.each(languageCodes)("opened by a link, in %s", (language) => {
  const t = translator(language);
  const label = (field: "name" | "email" | "message") => t(`forms:inquiry.${field}`);
  const textbox = (field: Parameters<typeof label>[0]) => screen.getByRole("textbox", { name: label(field) });
  const link = () => screen.getByRole("link", { name: "Ask" });
  const submit = () => userEvent.click(screen.getByRole("button", { name: t("forms:inquiry.sendInquiry") }));

  const load: LoadDialog = () =>
    Promise.resolve((control) => <InquiryDialog subject="Tides" teamEmail={teamEmail} {...control} />);

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
