import { addPhonePanes } from "../../../src/cms/interface/phone-panes";

const refused =
  '<div class="css-1-ControlContainer"><ul class="css-2-ControlErrorsList"><li>Wajib</li></ul></div>';

it("shows the column of the first field that a save is refused for, however late that is found", async () => {
  localStorage.setItem("cms-language", "id");
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  addPhonePanes();
  const { dataset } = document.documentElement;
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
