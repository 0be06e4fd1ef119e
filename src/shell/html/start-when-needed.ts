/** What the start script is told when a page is rendered. */
export interface StartFacts {
  /** Event that tells that the page's scripts run. */
  readonly scriptsRun: string;
  /** Key in `localStorage` of the chosen language. */
  readonly languageKey: string;
  /** Start of the keys in `sessionStorage` under which drafts are kept. */
  readonly draftKeys: string;
  /** Folder of the pages' data. */
  readonly pageData: string;
}

interface PageWindow {
  readonly pagePath?: string;
  /** Where Gatsby looks for the page's data before it asks for them. */
  pageData?: unknown;
  /** Gatsby's list of scripts to fetch ahead, which `holdScripts` has taken out. */
  ___chunkMapping?: object;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Runs in `<head>` of each page. The page's scripts, which `holdScripts` has put on hold, are fetched when the
 * page is loaded, painted and idle (not with Save-Data), and run at the first sign of a person: a touch, a key,
 * focus, a pointer or scrolling. They run without one if the page's address or a kept draft changes what it shows,
 * or if a part of it asks for it. Until then, a click on what needs scripts is kept and made once more when
 * they run; a link is followed if they fail or take too long. Without signal, the browser keeps a form that has
 * `data-offline`, and shows these words at its button. Everything else works as the browser does it.
 *
 * Its text is put into the page, so that it may use nothing but its argument and the browser.
 */
export function startWhenNeeded({ scriptsRun, languageKey, draftKeys, pageData }: StartFacts): void {
  const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  const patience = 10000;
  const paintTime = 300;
  const seenFirst = { capture: true, passive: true };
  const clicked = new Set<HTMLElement>();
  const asked = new Set<string>();
  let starting = false;

  const held = () => [...document.querySelectorAll<HTMLScriptElement>('script[type="text/plain"][src]')];
  const whenIdle = (task: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200);

  const whenSeen = (part: Element, task: () => void) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        task();
      },
      { rootMargin: "240px" },
    );
    observer.observe(part);
  };

  const start = () => {
    if (starting) return;
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", start);
      return;
    }
    starting = true;
    (window as PageWindow).___chunkMapping ??= {};
    for (const { src } of held()) {
      if (asked.has(src)) continue;
      asked.add(src);
      const script = document.createElement("script");
      script.src = src;
      script.onerror = () => {
        asked.delete(src);
        starting = false;
        clicked.forEach(giveUp);
      };
      document.head.append(script);
    }
  };
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
  const onSign = (event: Event) => {
    // Browsers report a mouse that lies still when the page under it changes.
    const isStill =
      event.type === "pointermove" &&
      !(event as PointerEvent).movementX &&
      !(event as PointerEvent).movementY;
    if (!isStill) startAfterPaint();
  };

  const giveUp = (target: HTMLElement) => {
    if (!clicked.delete(target)) return;
    delete target.dataset.waiting;
    if (target instanceof HTMLAnchorElement) location.assign(target.href);
  };

  const onClick = (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>("a, button");
    if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (target instanceof HTMLAnchorElement && target.matches("[role=group] > [hreflang]")) {
      target.search = location.search;
      target.hash = location.hash;
      try {
        localStorage.setItem(languageKey, target.hreflang);
      } catch {
        void 0;
      }
    }
    const unsent = navigator.onLine ? undefined : target.closest("form")?.dataset.offline;
    if (target instanceof HTMLButtonElement) target.setCustomValidity(unsent ?? "");
    if (!target.matches("button[type=button], [data-waits]")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.add(target);
    target.dataset.waiting = "";
    startAfterPaint();
    setTimeout(giveUp, patience, target);
  };

  const onRun = () => {
    document.removeEventListener("click", onClick, true);
    signs.forEach((sign) => removeEventListener(sign, onSign, seenFirst));
    document.querySelectorAll("button").forEach((button) => button.setCustomValidity(""));
    for (const target of clicked) {
      delete target.dataset.waiting;
      target.click();
    }
    clicked.clear();
  };

  const hasDraft = () => {
    try {
      return (
        document.forms.length > 0 && Object.keys(sessionStorage).some((key) => key.startsWith(draftKeys))
      );
    } catch {
      return false;
    }
  };

  const fetchAhead = async () => {
    const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
    if (starting || saveData || effectiveType.endsWith("2g")) return;
    const { pagePath = "" } = window as PageWindow;
    const own = pagePath === "/" ? "/index" : pagePath.replace(/\/$/, "");
    const load = (file: string) => fetch(file, { priority: "low" });
    const [data] = await Promise.all(
      [`${pageData}${own}/page-data.json`, ...held().map(({ src }) => src)].map(load),
    );
    // the browser would ask for them anew, for which there may be no signal any more
    (window as PageWindow).pageData = await data?.json();
  };

  document.addEventListener("click", onClick, true);
  signs.forEach((sign) => addEventListener(sign, onSign, seenFirst));
  addEventListener(scriptsRun, onRun, { once: true });
  addEventListener("DOMContentLoaded", () => {
    const part = document.querySelector<HTMLElement>("[data-starts]");
    if (location.search || location.hash || hasDraft() || part?.dataset.starts === "") whenIdle(start);
    else if (part) whenSeen(part, () => whenIdle(start));
  });
  // a loaded page has not been painted yet, and what it shows comes first
  addEventListener("load", () =>
    setTimeout(() => whenIdle(() => void fetchAhead().catch(() => undefined)), paintTime),
  );
}
