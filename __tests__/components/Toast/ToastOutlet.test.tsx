import { act, fireEvent, render, screen } from "@testing-library/react";
import { currentToast, dismissToast, showToast } from "../../../src/components/Toast/toast-store";
import { ToastOutlet } from "../../../src/components/Toast/ToastOutlet";
import { languageCodes, type Language } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => {
    const toast = currentToast();
    if (toast) dismissToast(toast.id);
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Shows a toast and waits for the toast library, which is loaded with the first toast. */
async function show(message: Parameters<typeof showToast>[0], language: Language = "en") {
  renderIn(language, <ToastOutlet />);
  act(() => showToast(message));
  for (let tries = 0; tries < 20 && !screen.queryByText(message.title); tries += 1) await pass(0);
  const card = screen.getByText(message.title).closest("li");
  if (!card) throw new Error("The toast is in no list");
  return card;
}

/** Accessible name of the toast region, which names the key that moves the focus to it. */
const regionName = (language: Language) => translator(language)("common:toast.region", { key: "F8" });

const thanks = { title: "Thank you", description: "We reply within two days." };

it("renders nothing before there is something to say", () => {
  const { container } = renderIn("en", <ToastOutlet />);
  expect(container).toBeEmptyDOMElement();
});

it("shows title and description and reads them out as a status", async () => {
  await show(thanks);
  expect(screen.getByText("Thank you")).toBeVisible();
  expect(screen.getByText("We reply within two days.")).toBeVisible();
  await pass(100);
  expect(screen.getByRole("status")).toHaveTextContent(/Thank you.*We reply within two days\./);
});

it.each(languageCodes)("is announced as what it is, in %s", async (language) => {
  const card = await show(thanks, language);
  await pass(100);
  const announced = screen.getByRole("status").textContent;
  expect(announced).toMatch(new RegExp(`^${translator(language)("common:toast.label")}\\W+Thank you`));
  expect(card).toHaveAccessibleName("Thank you");
});

it("goes after 5000 ms, and not before", async () => {
  await show(thanks);
  await pass(4900);
  expect(screen.getByText("Thank you")).toBeInTheDocument();
  await pass(100);
  expect(screen.queryByText("Thank you")).not.toBeInTheDocument();
});

it("waits while the pointer is over it", async () => {
  const card = await show(thanks);
  await pass(3000);
  fireEvent.pointerMove(card);
  await pass(60_000);
  expect(screen.getByText("Thank you")).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole("region"));
  await pass(2100);
  expect(screen.queryByText("Thank you")).not.toBeInTheDocument();
});

it("waits while it has focus, which F8 gives it", async () => {
  await show(thanks);
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(screen.getByRole("region", { name: regionName("en") })).toContainElement(
    document.activeElement as HTMLElement,
  );
  await pass(60_000);
  expect(screen.getByText("Thank you")).toBeInTheDocument();
});

it("gives the focus back to where it was when it is dismissed", async () => {
  const { container } = render(<button>Send</button>);
  const opener = container.querySelector("button");
  opener?.focus();
  await show(thanks);
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(opener).not.toHaveFocus();
  const dismiss = screen.getByRole("button", { name: translator("en")("common:toast.dismiss") });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  await pass(1000);
  expect(opener).toHaveFocus();
});

it.each(languageCodes)("can be dismissed, in %s", async (language) => {
  await show(thanks, language);
  expect(screen.getByRole("region", { name: regionName(language) })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: translator(language)("common:toast.dismiss") }));
  expect(screen.queryByText("Thank you")).not.toBeInTheDocument();
});

it.each([
  [49, true],
  [51, false],
])("swiped by %d px, stays: %s", async (distance, stays) => {
  const card = await show(thanks);
  card.setPointerCapture = jest.fn();
  card.hasPointerCapture = jest.fn().mockReturnValue(false);
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, pointerType: "touch" });
  fireEvent(card, pointer("pointerdown", at(0)));
  fireEvent(card, pointer("pointermove", at(20)));
  fireEvent(card, pointer("pointermove", at(distance)));
  fireEvent(card, pointer("pointerup", at(distance)));
  await pass(0);
  expect(screen.queryByText("Thank you") !== null).toBe(stays);
});

/** A pointer event made from a mouse event, since jsdom's own pointer events have no coordinates. */
function pointer(type: string, { pointerId, pointerType, ...place }: PointerEventInit) {
  return Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, ...place }), {
    pointerId,
    pointerType,
  });
}

it("offers something to do, and closes once it is done", async () => {
  const onSelect = jest.fn();
  await show({ ...thanks, action: { label: "Undo", altText: "Undo on the contact page", onSelect } });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Thank you")).not.toBeInTheDocument();
});

it("shows one toast at a time, each for its own 5000 ms", async () => {
  await show(thanks);
  await pass(4000);
  act(() => showToast({ title: "Second" }));
  expect(screen.queryByText("Thank you")).not.toBeInTheDocument();
  await pass(4900);
  expect(screen.getByText("Second")).toBeInTheDocument();
  await pass(100);
  expect(screen.queryByText("Second")).not.toBeInTheDocument();
});
