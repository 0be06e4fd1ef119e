import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../setup/served-site";
import { findShown } from "./find-shown";
import { eventually } from "./patience";
import { scrollToMiddle } from "./scroll-to-middle";
import type { Browser, Key, Part, Tab } from "./tab";
import { type Session, startSession } from "./webdriver";

/** Without this option, MiniBrowser's toolbar makes its window wider than a phone. */
const capabilities = { "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] } };

/** What WebDriver sends for keys that write nothing. */
const keyCodes: Readonly<Record<Key, string>> = {
  ArrowRight: "\uE014",
  End: "\uE010",
  Enter: "\uE006",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

/** Starts WebKit's driver on a display of its own. Each tab is a session, and so a process with its own storage. */
export async function launchWebKit(): Promise<Browser> {
  const [screen, display] = await startDisplay();
  const port = await freePort();
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH ?? "WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const server = `http://127.0.0.1:${port}`;
  await eventually(async () => (await fetch(`${server}/status`)).ok, true, "the driver");
  return {
    openTab: async ({ width, height }) => {
      const session = await startSession(server, capabilities);
      await session.send("POST", "/window/rect", { width, height });
      return tabOf(session);
    },
    close: async () => {
      await end(driver);
      await end(screen);
    },
  };
}

/** Calls a function in the page. */
type Run = (work: (...args: never[]) => unknown, args: readonly unknown[]) => Promise<unknown>;

async function startDisplay(): Promise<[ChildProcess, string]> {
  const args = ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-noreset"];
  const screen = spawn(process.env.XVFB_PATH ?? "Xvfb", args, { stdio: ["ignore", "pipe", "inherit"] });
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  return [screen, `:${number.toString().trim()}`];
}

async function end(program: ChildProcess): Promise<void> {
  program.kill();
  await once(program, "close");
}

function tabOf(session: Session): Tab {
  const run: Run = (work, args) =>
    session.send("POST", "/execute/sync", { script: `return (${String(work)})(...arguments)`, args });
  const press = (keys: readonly string[]) => {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return session.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  };
  return {
    open: (url) => session.send("POST", "/url", { url }),
    back: () => session.send("POST", "/back"),
    find: async (selector, name) => {
      const element = await run(findShown, [selector, name ?? null]);
      return element ? partOf(session, element as Readonly<Record<string, string>>, run) : undefined;
    },
    type: (text) => press(Array.from(text)),
    press: (key) => press([keyCodes[key]]),
    run: (work, ...values) => run(work, values) as never,
    close: () => session.send("DELETE", ""),
  };
}

/** `element` is a reference as WebDriver writes it: an object with one value, the id. */
function partOf(session: Session, element: Readonly<Record<string, string>>, run: Run): Part {
  const [id] = Object.values(element);
  return {
    click: async () => {
      await run(scrollToMiddle, [element]);
      await session.send("POST", `/element/${id}/click`);
    },
    read: (work) => run(work, [element]) as never,
  };
}
