import {
  currentToast,
  dismissToast,
  showToast,
  subscribeToToast,
} from "../../../src/components/Toast/toast-store";

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  jest.runAllTimers();
  jest.useRealTimers();
});

/** The current toast. @throws Error if there is none */
function shown() {
  const toast = currentToast();
  if (!toast) throw new Error("There is no toast");
  return toast;
}

it("shows one toast at a time: the last", () => {
  showToast({ title: "First" });
  const first = shown();
  showToast({ title: "Second", description: "More" });
  expect(shown()).toMatchObject({ title: "Second", description: "More", open: true });
  expect(shown().id).not.toBe(first.id);
});

it("forgets a toast 1,000,000 ms after its dismissal, and not before", () => {
  showToast({ title: "First" });
  dismissToast(shown().id);
  expect(shown().open).toBe(false);
  jest.advanceTimersByTime(999_999);
  expect(shown().title).toBe("First");
  jest.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

it("does not forget a toast that came after the dismissed one", () => {
  showToast({ title: "First" });
  dismissToast(shown().id);
  showToast({ title: "Second" });
  jest.advanceTimersByTime(2_000_000);
  expect(shown()).toMatchObject({ title: "Second", open: true });
});

it("does not dismiss a toast in place of the one that it replaced", () => {
  showToast({ title: "First" });
  const { id } = shown();
  showToast({ title: "Second" });
  dismissToast(id);
  expect(shown().open).toBe(true);
});

it("tells of every change, until it is not asked to any more", () => {
  const listener = jest.fn();
  const stop = subscribeToToast(listener);
  showToast({ title: "First" });
  dismissToast(shown().id);
  dismissToast(shown().id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  showToast({ title: "Second" });
  expect(listener).toHaveBeenCalledTimes(2);
});
