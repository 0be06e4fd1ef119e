import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InquiryForm } from "../../../src/components/InquiryForm/InquiryForm";
import { sendInquiry, type InquiryResult } from "../../../src/components/InquiryForm/send-inquiry";
import { currentToast } from "../../../src/components/Toast/toast-store";
import { hydrateIn, renderIn, translator } from "../../setup/render";

jest.mock("../../../src/components/InquiryForm/send-inquiry", () => ({
  ...jest.requireActual<object>("../../../src/components/InquiryForm/send-inquiry"),
  sendInquiry: jest.fn(),
}));
const send = jest.mocked(sendInquiry);

beforeEach(() => send.mockReset().mockResolvedValue({ sent: true }));
afterEach(() => sessionStorage.clear());

function renderForm(language: "en" | "id" = "en", subject?: string) {
  return renderIn(language, <InquiryForm subject={subject} teamEmail="halo@tajuk.example" />);
}

const field = (name: RegExp) => screen.getByRole("textbox", { name });

async function fillIn() {
  await userEvent.type(field(/^Name/), "Sari");
  await userEvent.type(field(/^E-mail/), "sari@example.org");
  await userEvent.type(field(/^Message/), "Halo");
}

const submit = () => userEvent.click(screen.getByRole("button", { name: "Send message" }));

it("is a plain form that the server understands", () => {
  const { container } = renderForm("id", "Gambut");
  const form = container.querySelector("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/inquiries");
  expect(form).toHaveFormValues({
    name: "",
    email: "",
    company: "",
    message: "",
    language: "id",
    subject: "Gambut",
    website: "",
  });
});

it.each([
  ["en", ["Name", "E-mail", "Company (optional)", "Message"], "Send message", "We only use it to reply."],
  [
    "id",
    ["Nama", "Surel", "Perusahaan (opsional)", "Pesan"],
    "Kirim pesan",
    "Hanya untuk membalas pesan Anda.",
  ],
] as const)("asks in %s for name, address, company and message", (language, labels, button, hint) => {
  renderForm(language);
  expect(
    screen.getAllByRole("textbox").map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(labels);
  expect(screen.getByRole("button", { name: button })).toHaveAttribute("type", "submit");
  expect(screen.getByRole("textbox", { name: labels[1] })).toHaveAccessibleDescription(hint);
});

it.each([
  ["en", "Send message", "Name", "Please tell us your name.", "Please write a message."],
  ["id", "Kirim pesan", "Nama", "Mohon tuliskan nama Anda.", "Mohon tuliskan pesan."],
] as const)(
  "says in %s what is missing and goes to the first field",
  async (language, button, name, ...sentences) => {
    renderForm(language);
    await userEvent.click(screen.getByRole("button", { name: button }));
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole("textbox", { name })).toHaveFocus();
    expect(screen.getByRole("textbox", { name })).toHaveAccessibleDescription(sentences[0]);
    expect(send).not.toHaveBeenCalled();
  },
);

it("does not complain before it is sent, and from then on at every change", async () => {
  renderForm();
  await userEvent.type(field(/^E-mail/), "dewi@");
  expect(field(/^E-mail/)).not.toHaveAttribute("aria-invalid");
  await submit();
  expect(field(/^E-mail/)).toHaveAccessibleDescription(
    new RegExp(translator("en")("forms:errors.email.invalid")),
  );
  await userEvent.type(field(/^E-mail/), "example.org");
  expect(field(/^E-mail/)).not.toHaveAttribute("aria-invalid");
  await userEvent.clear(field(/^E-mail/));
  expect(field(/^E-mail/)).toHaveAccessibleDescription(/Please tell us your e-mail address/);
});

it("sends what was typed, with its subject, language and age", async () => {
  renderForm("en", "Peat");
  await fillIn();
  await submit();
  expect(send).toHaveBeenCalledWith({
    name: "Sari",
    email: "sari@example.org",
    company: "",
    message: "Halo",
    subject: "Peat",
    language: "en",
    website: "",
    elapsedMs: expect.any(Number) as number,
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

it.each([
  ["en", ["Name", "E-mail", "Message"], "Send message", "Inquiry sent successfully!"],
  ["id", ["Nama", "Surel", "Pesan"], "Kirim pesan", "Pertanyaan berhasil dikirim!"],
] as const)(
  "says in %s that it was sent and clears its fields",
  async (language, labels, button, sentence) => {
    renderForm(language);
    for (const name of labels) await userEvent.type(screen.getByRole("textbox", { name }), "a@example.org");
    await userEvent.click(screen.getByRole("button", { name: button }));
    expect(currentToast()).toMatchObject({ title: sentence, open: true });
    for (const name of labels) expect(screen.getByRole("textbox", { name })).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  },
);

it("says while it is being sent that it is, and is not sent twice", async () => {
  let arrive: (result: InquiryResult) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  renderForm();
  await fillIn();
  await submit();
  const button = screen.getByRole("button", { name: "Sending…" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    arrive({ sent: true });
    await Promise.resolve();
  });
  expect(screen.getByRole("button", { name: "Send message" })).not.toHaveAttribute("aria-disabled");
});

describe("when it was not sent", () => {
  const refused = (problem: Extract<InquiryResult, { sent: false }>["problem"]) =>
    send.mockResolvedValue({ sent: false, problem, errors: {} });

  it("keeps what was typed, says so, and offers another try and the team's address", async () => {
    refused("storage_unavailable");
    renderForm();
    await fillIn();
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Your message was NOT sent, because of a fault on our side.",
    );
    expect(field(/^Message/)).toHaveValue("Halo");
    expect(screen.getByRole("link", { name: "Or write to us: halo@tajuk.example" })).toHaveAttribute(
      "href",
      "mailto:halo@tajuk.example",
    );
    send.mockResolvedValue({ sent: true });
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    const [first, second] = send.mock.calls.map(([message]) => message.idempotencyKey);
    expect(second).toBe(first);
  });

  it("marks the fields that only the server could refuse", async () => {
    send.mockResolvedValue({ sent: false, problem: "invalid", errors: { name: "characters" } });
    renderForm();
    await fillIn();
    await submit();
    expect(field(/^Name/)).toHaveAccessibleDescription("The name contains characters that cannot be used.");
    expect(field(/^Name/)).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  });

  it("says that it is offline, and has the text again after a reload", async () => {
    refused("offline");
    const { unmount } = renderForm();
    await fillIn();
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent("You are offline, so your message was NOT sent.");
    unmount();
    const reloaded = Date.now() + 5000;
    jest.spyOn(Date, "now").mockReturnValue(reloaded);
    renderForm();
    expect(field(/^Name/)).toHaveValue("Sari");
    expect(field(/^E-mail/)).toHaveValue("sari@example.org");
    expect(field(/^Message/)).toHaveValue("Halo");
    await submit();
    const [first, second] = send.mock.calls.map(([message]) => message);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    // counted from when the form was first shown: a retry after a reload is not too fast
    expect(second?.elapsedMs).toBeGreaterThanOrEqual((first?.elapsedMs ?? 0) + 5000);
  });

  it("has the text and its key again if the page is left before an answer comes", async () => {
    send.mockReturnValue(new Promise(() => undefined));
    const { unmount } = renderForm();
    await fillIn();
    // as a browser that fills in fields by itself: no event tells of it
    (field(/^Company/) as HTMLInputElement).value = "PT Contoh";
    await submit();
    unmount();
    renderForm();
    expect(field(/^Company/)).toHaveValue("PT Contoh");
    await submit();
    const [first, second] = send.mock.calls.map(([message]) => message.idempotencyKey);
    expect(second).toBe(first);
  });

  it("does not put the text into a form about something else", async () => {
    refused("offline");
    const { unmount } = renderForm();
    await fillIn();
    await submit();
    unmount();
    renderForm("en", "Peat restoration checklist");
    expect(field(/^Message/)).toHaveValue("");
  });

  it("takes the text back when the form turns out to be about something else, and keeps it", async () => {
    refused("offline");
    const about = (subject: string | undefined) => (
      <InquiryForm subject={subject} teamEmail="halo@tajuk.example" />
    );
    const { rerender } = renderIn("en", about(undefined));
    await fillIn();
    await submit();
    rerender(about("Peat restoration checklist"));
    expect(field(/^Message/)).toHaveValue("");
    await userEvent.type(field(/^Message/), "Which peat?");
    rerender(about(undefined));
    expect(field(/^Name/)).toHaveValue("Sari");
    expect(field(/^Message/)).toHaveValue("Halo");
  });
});

describe.each(["en", "id"] as const)("when scripts run late, in %s", (language) => {
  const t = translator(language);
  const message = () => screen.getByRole("textbox", { name: t("forms:inquiry.message") });
  const hydrateForm = (meanwhile: () => void) =>
    hydrateIn(language, <InquiryForm subject={undefined} teamEmail="halo@tajuk.example" />, meanwhile);

  it("keeps what was typed before, and checks it itself from then on", async () => {
    hydrateForm(() => fireEvent.input(message(), { target: { value: "Halo" } }));
    expect(message()).toHaveValue("Halo");
    await userEvent.click(screen.getByRole("button", { name: t("forms:inquiry.send") }));
    expect(screen.getByText(t("forms:errors.name.required"))).toBeVisible();
    expect(message()).toHaveValue("Halo");
  });

  it("prefers what was typed before to a draft", async () => {
    const { unmount } = renderForm(language);
    await userEvent.type(message(), "Old");
    unmount();
    hydrateForm(() => fireEvent.input(message(), { target: { value: "New" } }));
    expect(message()).toHaveValue("New");
  });
});

it("works where storage is refused", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  renderForm();
  await fillIn();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});
