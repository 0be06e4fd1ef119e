import { addPhonePanes } from "../../../src/cms/interface/phone-panes";

const refused =
  '<div class="css-1-ControlContainer"><ul class="css-2-ControlErrorsList"><li>Wajib</li></ul></div>';

const { dataset } = document.documentElement;

beforeAll(() => {
  localStorage.setItem("cms-language", "id");
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  addPhonePanes();
  expect(dataset.pane).toBe("id");
});

it("shows the column of the first field that a save is refused for, however late that is found", async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  document.body.insertAdjacentHTML(
    "beforeend",
    '<div class="css-3-ToolbarSectionMain"><div role="menuitem">Terbitkan sekarang</div></div><div class="Pane1"></div>',
  );
  document.querySelector<HTMLElement>('[role="menuitem"]')?.click();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(dataset.pane).toBe("id");
  document.querySelector(".Pane1")?.insertAdjacentHTML("beforeend", refused);
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataset.pane).toBe("en");
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("shows a language no earlier than the form's first column is in it", async () => {
  document.querySelector<HTMLElement>('[data-pane-name="id"]')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataset.pane).toBe("id");
  document.body.insertAdjacentHTML(
    "beforeend",
    `<div class="css-4-LocaleRowWrapper">
      <span role="button">Indonesia</span><span role="menuitem" data-language>Inggris</span>
    </div>`,
  );
  const shownBefore = new Promise<string | undefined>((resolve) => {
    const item = document.querySelector("[data-language]");
    item?.addEventListener("click", () => resolve(dataset.pane));
  });
  document.querySelector<HTMLElement>('[data-pane-name="en"]')?.click();
  expect(await shownBefore).toBe("id");
  await new Promise((resolve) => setTimeout(resolve));
  expect(dataset.pane).toBe("en");
});
