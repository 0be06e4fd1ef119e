/** How long a menu may take to open, in frames: about a second. */
const mostFrames = 60;

/** Opens the menu of a place, and finds an item in it, which the browser may show some frames later. */
export async function itemOf(place: HTMLElement, name: string): Promise<HTMLElement | undefined> {
  place.querySelector<HTMLElement>("[aria-haspopup]")?.click();
  for (let frame = 0; frame < mostFrames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const items = [...place.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const item = items.find(({ textContent }) => textContent === name);
    if (item) return item;
  }
  return undefined;
}
