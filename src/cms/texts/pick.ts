import { adminLanguage } from "../interface/admin-language";
import { element } from "../interface/element";
import { hasAllWords, searched } from "../lists/folded";
import { pickTexts } from "./pick-texts";

/** Something that can be picked. */
export interface Option {
  readonly value: string;
  readonly name: string;
  readonly note: string;
  /** What it is found by besides, such as its name in the other language. */
  readonly also?: string;
  /** An address of its picture, which is asked for when the option comes into view. */
  readonly picture?: () => Promise<string>;
}

interface Picking {
  readonly title: string;
  /** What the search box is for. */
  readonly label: string;
  readonly options: readonly Option[];
  /** What the box holds at first. */
  readonly typed?: string;
  /** What typed words are besides a search: an option, or a sentence that says what is wrong with them. */
  readonly read?: (typed: string) => Option | string | undefined;
  /** Another button: its label and value. */
  readonly other?: readonly [label: string, value: string];
}

const shownAtMost = 40;

/** Shows a list with a search; resolves with the value of what was picked, undefined if nothing was. */
export async function pick({
  title,
  label,
  options,
  typed = "",
  read,
  other,
}: Picking): Promise<string | undefined> {
  const t = pickTexts[adminLanguage()];
  const search = element("input", { type: "search", value: typed, autocomplete: "off" });
  const said = element("p", {});
  said.setAttribute("role", "status");
  const list = element("ul", {});
  const closing = (name: string, value: string) => {
    const button = element("button", { type: "button", textContent: name });
    button.addEventListener("click", () => dialog.close(value));
    return button;
  };
  // an option is the button that submits the form; Enter in the box presses the first one
  const form = element("form", { method: "dialog" }, [
    element("label", {}, [label, search]),
    said,
    list,
    element("div", {}, [...(other ? [closing(...other)] : []), closing(t.back, "")]),
  ]);
  const heading = element("h2", { id: "tajuk-pick-title", textContent: title });
  const dialog = element("dialog", { className: "tajuk-dialog tajuk-pick" }, [heading, form]);
  dialog.setAttribute("aria-labelledby", heading.id);
  const show = () => {
    const meant = read?.(search.value.trim());
    const found = matching(options, search.value);
    const offered = typeof meant === "object" ? [meant, ...found] : found;
    said.textContent = typeof meant === "string" && found.length === 0 ? meant : t.found(offered.length);
    list.replaceChildren(...offered.slice(0, shownAtMost).map(item));
  };
  search.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    if (!event.submitter) event.preventDefault();
  });
  show();
  document.body.append(dialog);
  dialog.showModal();
  search.focus();
  await new Promise((resolve) => {
    dialog.addEventListener("close", resolve, { once: true });
  });
  dialog.remove();
  return dialog.returnValue || undefined;
}

function item({ value, name, note, picture }: Option): HTMLLIElement {
  return element("li", {}, [
    element("button", { value }, [
      ...(picture ? [shownInView(picture)] : []),
      element("strong", { textContent: name }),
      element("small", { textContent: note }),
    ]),
  ]);
}

function shownInView(address: () => Promise<string>): HTMLImageElement {
  const image = element("img", { alt: "" });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    address().then(
      (src) => {
        image.src = src;
      },
      () => undefined,
    );
  });
  observer.observe(image);
  return image;
}

/** The options that have all words of a query; those that begin with it first. */
function matching(options: readonly Option[], query: string): readonly Option[] {
  const found = options.filter(({ value, name, note, also = "" }) =>
    hasAllWords([value, name, note, also].join(" "), query),
  );
  const start = searched(query);
  const rank = ({ name }: Option) => Number(searched(name).startsWith(start));
  return found.toSorted((one, another) => rank(another) - rank(one));
}
