/** @jest-environment jsdom */
import { keepColumns } from "../../../src/cms/interface/preview-columns";

const beside = "cms.right-pane";
const frame = () => new Promise(requestAnimationFrame);

/** Decap's two buttons: pressed again, each leaves the first column alone. */
function form(): { readonly eye: HTMLElement } {
  document.body.innerHTML =
    '<div class="css-1-ViewControls"><button></button><button></button></div>' +
    '<div class="Pane1"><div class="css-2-ControlPaneContainer"><div class="css-3-LocaleRowWrapper">' +
    '<span role="button">Inggris</span><span role="menuitem">Indonesia</span>' +
    '<span role="menuitem">Inggris</span></div><input></div></div>' +
    '<div class="Pane2"><div class="css-2-ControlPaneContainer"><input></div></div>';
  const buttons = [...document.querySelectorAll("button")];
  for (const [index, pane] of ["i18n", "preview"].entries())
    buttons[index]?.addEventListener("click", () => {
      const shown = localStorage.getItem(beside) ?? "i18n";
      localStorage.setItem(beside, shown === pane ? "none" : pane);
    });
  return { eye: buttons[1] as HTMLElement };
}

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  keepColumns();
});

it.each([
  ["both languages", "i18n"],
  ["one language", "none"],
])("shows %s again once the preview is closed", async (_what, shown) => {
  localStorage.setItem(beside, shown);
  const { eye } = form();
  eye.click();
  await frame();
  expect(localStorage.getItem(beside)).toBe("preview");
  eye.click();
  await frame();
  expect(localStorage.getItem(beside)).toBe(shown);
});

it("opens again in the language that was written, whatever was pressed in the menu of languages meanwhile", async () => {
  localStorage.setItem(beside, "i18n");
  const { eye } = form();
  const menu = document.querySelector('[role="button"]');
  for (const item of document.querySelectorAll('[role="menuitem"]'))
    item.addEventListener("click", () => menu?.replaceChildren(item.textContent));
  const press = async () => {
    eye.click();
    for (let frames = 0; frames < 8; frames += 1) await frame();
    return menu?.textContent;
  };
  document.querySelector<HTMLElement>(".Pane2 input")?.focus();
  expect(await press()).toBe("Indonesia");
  expect(await press()).toBe("Inggris");
  expect(await press()).toBe("Indonesia");
});
