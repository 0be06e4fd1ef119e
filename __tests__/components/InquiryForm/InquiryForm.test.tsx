import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { InquiryResult } from "../../../src/components/InquiryForm/inquiry-message";
import { InquiryForm } from "../../../src/components/InquiryForm/InquiryForm";
import { RequestedFiles } from "../../../src/components/InquiryForm/RequestedFiles";
import { sendInquiry } from "../../../src/components/InquiryForm/send-inquiry";
import { currentToast, dismissToast } from "../../../src/components/Toast/toast-store";
import { languageCodes, type Language } from "../../setup/languages";
import { hydrateIn, renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

jest.mock("../../../src/components/InquiryForm/send-inquiry", () => ({
  ...jest.requireActual<object>("../../../src/components/InquiryForm/send-inquiry"),
  sendInquiry: jest.fn(),
}));
const send = jest.mocked(sendInquiry);

beforeEach(() => send.mockReset().mockResolvedValue({ sent: true }));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  dismissToast(currentToast()?.id ?? 0);
});

const teamEmail = "sapa@telukkita.example";

function renderForm(
  language: Language = "en",
  subject?: string,
  resource?: Queries.RequestedResourceFragment,
) {
  const asked = resource && { resource: resource.slug, files: <RequestedFiles {...resource} /> };
  return renderIn(language, <InquiryForm {...{ subject, teamEmail }} {...asked} />);
}

const english = translator("en");

/** A field by its name in the form. */
function field(name: "name" | "email" | "company" | "message", t = english) {
  const label = t(`forms:inquiry.${name}`);
  return screen.getByRole("textbox", {
    name: name === "company" ? `${label} (${t("forms:inquiry.optional")})` : label,
  });
}

async function fillIn(t = english) {
  await userEvent.type(field("name", t), "Sari");
  await userEvent.type(field("email", t), "sari@example.org");
  await userEvent.type(field("message", t), "Halo");
}

const submitButton = (t = english) => screen.getByRole("button", { name: t("forms:inquiry.send") });
const submit = (t = english) => userEvent.click(submitButton(t));

it.each(languageCodes)(
  "gives, in %s, the files of a resource once it has been asked for",
  async (language) => {
    const t = translator(language);
    const file = { publicURL: "/static/knots.pdf", base: "knots.pdf", extension: "pdf", size: 2000 };
    const { container } = renderForm(language, "Simpul", { slug: "knots", title: "Simpul", files: [file] });
    expect(container.querySelector("form")).toHaveFormValues({ resource: "knots" });
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
    await fillIn(t);
    await submit(t);
    const link = screen.getByRole("link");
    expect(link).toHaveAttribute("href", file.publicURL);
    const said = link.closest("[role=status]");
    expect(said).toHaveTextContent(t("forms:confirmation.files", { title: "Simpul" }));
  },
);

it("is a plain form that the server understands", () => {
  const { container } = renderForm("id", "Simpul");
  const form = container.querySelector("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form).toHaveAttribute("action", "/api/inquiries");
  expect(form).toHaveFormValues({
    name: "",
    email: "",
    company: "",
    message: "",
    language: "id",
    subject: "Simpul",
    website: "",
  });
});

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);

  it("says what the address is for, and has a button that sends", () => {
    renderForm(language);
    expect(submitButton(t)).toHaveAttribute("type", "submit");
    expect(field("email", t)).toHaveAccessibleDescription(t("forms:inquiry.emailHint"));
  });

  it("says what is missing and goes to the first field", async () => {
    renderForm(language);
    await submit(t);
    for (const name of ["name", "email", "message"] as const) {
      expect(screen.getByText(t(`forms:errors.${name}.required`))).toBeVisible();
    }
    expect(screen.getByText(t("forms:errors.summary"))).toBeVisible();
    expect(field("name", t)).toHaveFocus();
    expect(field("name", t)).toHaveAccessibleDescription(t("forms:errors.name.required"));
    expect(send).not.toHaveBeenCalled();
  });

  it("says that it was sent and clears its fields", async () => {
    renderForm(language);
    await fillIn(t);
    await submit(t);
    expect(currentToast()).toMatchObject({ title: t("forms:inquiry.sent"), open: true });
    for (const name of ["name", "email", "message"] as const) expect(field(name, t)).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });

  it("goes on saying that it has arrived after the toast has gone, until the visitor writes again", async () => {
    const said = () => screen.queryByText(t("forms:confirmation.lead"));
    renderForm(language);
    await fillIn(t);
    expect(said()).not.toBeInTheDocument();
    await submit(t);
    act(() => dismissToast(currentToast()?.id ?? 0));
    expect(said()).toBeVisible();
    await userEvent.type(field("message", t), "H");
    expect(said()).not.toBeInTheDocument();
  });
});

it("does not complain before it is sent, and from then on at every change", async () => {
  renderForm();
  const describedBy = (error: "invalid" | "required") =>
    expect.stringContaining(english(`forms:errors.email.${error}`)) as string;
  await userEvent.type(field("email"), "dewi@");
  expect(field("email")).not.toHaveAttribute("aria-invalid");
  await submit();
  expect(field("email")).toHaveAccessibleDescription(describedBy("invalid"));
  await userEvent.type(field("email"), "example.org");
  expect(field("email")).not.toHaveAttribute("aria-invalid");
  await userEvent.clear(field("email"));
  expect(field("email")).toHaveAccessibleDescription(describedBy("required"));
});

it("sends what was typed, with its subject, language and age", async () => {
  renderForm("en", "Tides");
  await fillIn();
  await submit();
  expect(send).toHaveBeenCalledWith({
    name: "Sari",
    email: "sari@example.org",
    company: "",
    message: "Halo",
    subject: "Tides",
    language: "en",
    website: "",
    elapsedMs: expect.any(Number) as number,
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  });
});

it("says while it is being sent that it is, and is not sent twice", async () => {
  let arrive: (result: InquiryResult) => void = () => undefined;
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  renderForm();
  await fillIn();
  await submit();
  const button = screen.getByRole("button", { name: english("forms:inquiry.sending") });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => {
    arrive({ sent: true });
    await Promise.resolve();
  });
  expect(submitButton()).not.toHaveAttribute("aria-disabled");
});

describe("when it was not sent", () => {
  const refused = (problem: Extract<InquiryResult, { sent: false }>["problem"]) =>
    send.mockResolvedValue({ sent: false, problem, errors: {} });

  it("keeps what was typed, says so, and offers another try and the team's address", async () => {
    refused("storage_unavailable");
    renderForm();
    await fillIn();
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent(english("forms:problems.storage_unavailable"));
    expect(field("message")).toHaveValue("Halo");
    const name = english("forms:problems.writeInstead", { email: teamEmail });
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `mailto:${teamEmail}`);
    send.mockResolvedValue({ sent: true });
    await userEvent.click(screen.getByRole("button", { name: english("forms:inquiry.retry") }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    const [first, second] = send.mock.calls.map(([message]) => message.idempotencyKey);
    expect(second).toBe(first);
  });

  it("marks the fields that only the server could refuse", async () => {
    send.mockResolvedValue({ sent: false, problem: "invalid", errors: { name: "characters" } });
    renderForm();
    await fillIn();
    await submit();
    expect(field("name")).toHaveAccessibleDescription(english("forms:errors.name.characters"));
    expect(field("name")).toHaveFocus();
    expect(screen.queryByRole("button", { name: english("forms:inquiry.retry") })).not.toBeInTheDocument();
  });

  it("says that something is marked for as long as something is", async () => {
    const errors = { name: "characters", email: "invalid" } as const;
    send.mockResolvedValue({ sent: false, problem: "invalid", errors });
    renderForm();
    await fillIn();
    await submit();
    await userEvent.type(field("name"), "h");
    expect(screen.getByText(english("forms:errors.summary"))).toBeVisible();
    await userEvent.type(field("email"), "g");
    expect(screen.queryByText(english("forms:errors.summary"))).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says that no answer came, and has the text again after a reload", async () => {
    refused("unreachable");
    const { unmount } = renderForm();
    await fillIn();
    await submit();
    expect(screen.getByRole("alert")).toHaveTextContent(english("forms:problems.unreachable"));
    unmount();
    const reloaded = Date.now() + 5000;
    jest.spyOn(Date, "now").mockReturnValue(reloaded);
    renderForm();
    expect(field("name")).toHaveValue("Sari");
    expect(field("email")).toHaveValue("sari@example.org");
    expect(field("message")).toHaveValue("Halo");
    await submit();
    const [first, second] = send.mock.calls.map(([message]) => message);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    // elapsed time counts from when the form was first shown, so that a retry after a reload is not too fast
    expect(second?.elapsedMs).toBeGreaterThanOrEqual((first?.elapsedMs ?? 0) + 5000);
  });

  it("has the text and its key again if the page is left before an answer comes", async () => {
    send.mockReturnValue(new Promise(() => undefined));
    const { unmount } = renderForm();
    await fillIn();
    // like a browser's autofill, which can fill in fields without an event
    (field("company") as HTMLInputElement).value = "PT Contoh";
    await submit();
    unmount();
    renderForm();
    expect(field("company")).toHaveValue("PT Contoh");
    await submit();
    const [first, second] = send.mock.calls.map(([message]) => message.idempotencyKey);
    expect(second).toBe(first);
  });

  it("does not put the text into a form about something else", async () => {
    refused("unreachable");
    const { unmount } = renderForm();
    await fillIn();
    await submit();
    unmount();
    renderForm("en", "Knot cards");
    expect(field("message")).toHaveValue("");
  });

  it("takes the text back when the form turns out to be about something else, and keeps it", async () => {
    refused("unreachable");
    const about = (subject: string | undefined) => <InquiryForm subject={subject} teamEmail={teamEmail} />;
    const { rerender } = renderIn("en", about(undefined));
    await fillIn();
    await submit();
    rerender(about("Knot cards"));
    expect(field("message")).toHaveValue("");
    await userEvent.type(field("message"), "Which knots?");
    rerender(about(undefined));
    expect(field("name")).toHaveValue("Sari");
    expect(field("message")).toHaveValue("Halo");
  });
});

describe("without signal", () => {
  const setSignal = (online: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  const takeBack = () => screen.getByRole("button", { name: english("forms:waiting.takeBack") });
  const nothingWaits = () =>
    expect(screen.queryByText(english("forms:waiting.title"))).not.toBeInTheDocument();

  const intoView = jest.fn();

  beforeEach(() => {
    send.mockResolvedValue({ sent: false, problem: "offline", errors: {} });
    setSignal(false);
    intoView.mockClear();
    // jsdom has no such function
    Element.prototype.scrollIntoView = intoView;
  });

  /** Writes a message without signal. Returns what was tried to send. */
  async function writeMessage(subject?: string) {
    const rendered = renderForm("en", subject);
    await fillIn();
    await submit();
    expect(await screen.findByText(english("forms:waiting.title"))).toBeVisible();
    return { ...rendered, tried: send.mock.lastCall?.[0] };
  }

  function signalReturns(answer: InquiryResult = { sent: true }) {
    send.mockResolvedValue(answer);
    setSignal(true);
    act(() => void window.dispatchEvent(new Event("online")));
  }

  it("a message that begins to wait is announced and brought into view, one from before is not", async () => {
    const { unmount } = renderForm();
    await fillIn();
    // screen readers announce what comes into a region that was there before
    const region = await screen.findByRole("status");
    expect(region).toBeEmptyDOMElement();
    await submit();
    expect(await within(region).findByText(english("forms:waiting.title"))).toBeVisible();
    expect(intoView.mock.contexts).toEqual([region]);
    unmount();
    renderForm();
    expect(await screen.findByText(english("forms:waiting.title"))).toBeVisible();
    expect(intoView).toHaveBeenCalledTimes(1);
  });

  it("a message from a draft that was kept waits, and says so", async () => {
    const { unmount } = renderForm();
    await fillIn();
    unmount();
    renderForm();
    expect(field("message")).toHaveValue("Halo");
    const region = await screen.findByRole("status");
    await submit();
    expect(await within(region).findByText(english("forms:waiting.title"))).toBeVisible();
    expect(field("message")).toHaveValue("");
  });

  it("a message waits, says so, and is sent with its key when there is signal", async () => {
    const { tried } = await writeMessage();
    expect(field("message")).toHaveValue("");
    expect(screen.getByText("Halo")).toBeVisible();
    expect(currentToast()?.open).not.toBe(true);
    signalReturns();
    await waitFor(() => expect(currentToast()?.title).toBe(english("forms:waiting.sent", { count: 1 })));
    expect(send.mock.lastCall?.[0]).toMatchObject({
      message: "Halo",
      email: "sari@example.org",
      idempotencyKey: tried?.idempotencyKey,
    });
    nothingWaits();
  });

  it("a message that waits is sent when a form is opened the next time", async () => {
    const { unmount, tried } = await writeMessage("Knot cards");
    unmount();
    send.mockResolvedValue({ sent: true });
    setSignal(true);
    renderForm();
    await waitFor(() => expect(currentToast()?.title).toBe(english("forms:waiting.sent", { count: 1 })));
    expect(send.mock.lastCall?.[0]).toMatchObject({
      subject: "Knot cards",
      idempotencyKey: tried?.idempotencyKey,
    });
  });

  it("a message is sent though the dialog in which it was written is closed", async () => {
    const { unmount } = await writeMessage("Knot cards");
    unmount();
    signalReturns();
    await waitFor(() => expect(currentToast()?.title).toBe(english("forms:waiting.sent", { count: 1 })));
  });

  it("a message can be taken back, and keeps its key", async () => {
    const { tried } = await writeMessage();
    await userEvent.click(takeBack());
    expect(field("message")).toHaveValue("Halo");
    expect(field("message")).toHaveFocus();
    nothingWaits();
    send.mockClear();
    signalReturns();
    expect(send).not.toHaveBeenCalled();
    await submit();
    expect(send.mock.lastCall?.[0].idempotencyKey).toBe(tried?.idempotencyKey);
  });

  it("a message that the server refuses says why, and is not sent again", async () => {
    await writeMessage();
    signalReturns({ sent: false, problem: "invalid", errors: {} });
    expect(await screen.findByText(english("forms:problems.invalid"))).toBeVisible();
    send.mockClear();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(send).not.toHaveBeenCalled();
    expect(takeBack()).toBeVisible();
  });

  it("a message is not lost where the browser keeps nothing", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    renderForm();
    await fillIn();
    await submit();
    expect(await screen.findByRole("alert")).toHaveTextContent(english("forms:problems.offline"));
    expect(field("message")).toHaveValue("Halo");
  });
});

describe.each(languageCodes)("when scripts run late, in %s", (language) => {
  const t = translator(language);
  const message = () => field("message", t);
  const hydrateForm = (meanwhile: () => void) =>
    hydrateIn(language, <InquiryForm subject={undefined} teamEmail={teamEmail} />, meanwhile);

  it("keeps what was typed before, and checks it itself from then on", async () => {
    hydrateForm(() => fireEvent.input(message(), { target: { value: "Halo" } }));
    expect(message()).toHaveValue("Halo");
    await submit(t);
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

  it("puts no draft into a field in which somebody is about to type", async () => {
    const { unmount } = renderForm(language);
    await userEvent.type(message(), "Old");
    await userEvent.type(field("name", t), "Before");
    unmount();
    hydrateForm(() => message().focus());
    expect(message()).toHaveValue("");
    expect(field("name", t)).toHaveValue("Before");
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
