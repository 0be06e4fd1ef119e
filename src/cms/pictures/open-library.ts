import { decapPart } from "../../patches/decap-parts";

/** The media library's search; it cannot be typed in before the files are read. */
const search = `.ReactModalPortal ${decapPart.SearchInput}:enabled`;

/** Opens the media library with those files alone whose names are like one. */
export async function openLibraryAt(name: string): Promise<void> {
  document.querySelector<HTMLElement>("header nav button")?.click();
  const input = await searchStands();
  input.focus();
  // React has a setter of its own on the input, which would keep it from hearing of the event
  Reflect.set(HTMLInputElement.prototype, "value", name, input);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function searchStands(): Promise<HTMLInputElement> {
  return new Promise((resolve) => {
    const look = () => {
      const input = document.querySelector<HTMLInputElement>(search);
      if (!input) return;
      observer.disconnect();
      resolve(input);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    look();
  });
}
