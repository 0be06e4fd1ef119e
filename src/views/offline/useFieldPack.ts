import { useEffect, useState } from "react";
import { chosenFiles, sizeOf, workerPath, type Pack, type PackChoice } from "../../domain/offline";
import {
  fetchPack,
  keepChoice,
  keptChoice,
  keptSize,
  removeKept,
  type KeptChoice,
} from "../../offline/kept-files";
import { readContents, type KeptContents } from "../../offline/kept-pages";

/** How far keeping has come: `unknown` if the list of what can be kept is not to be had. */
export type PackStatus =
  "loading" | "unsupported" | "unknown" | "ready" | "keeping" | "kept" | "failed" | "removed";

export interface FieldPackState {
  readonly status: PackStatus;
  readonly pack?: Pack;
  readonly choice?: KeptChoice | undefined;
  readonly contents?: KeptContents;
  /** Bytes that are kept of those that are being kept. */
  readonly done: number;
}

/** What can be kept and what is, and the ways to keep and to remove it. */
export function useFieldPack() {
  const [state, setState] = useState<FieldPackState>({ status: "loading", done: 0 });
  const change = (changes: Partial<FieldPackState>) => setState((before) => ({ ...before, ...changes }));

  useEffect(() => {
    const open = async () => {
      const kept = isSupported() ? await keptState().catch(() => undefined) : undefined;
      if (!kept) {
        change({ status: "unsupported" });
        return;
      }
      change(kept);
      change({ pack: await fetchPack(), status: "ready" });
    };
    open().catch(() => change({ status: "unknown" }));
  }, []);

  const keep = async (pack: Pack, choice: PackChoice) => {
    // the list of what can be kept has come before
    let done = keptSize(pack, choice) - sizeOf(pack, chosenFiles(pack, choice));
    let status: PackStatus = "keeping";
    change({ status, done });
    try {
      await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
      await keepChoice(pack, choice, (file) => {
        done += sizeOf(pack, [file]);
        change({ done });
      });
      status = "kept";
    } catch {
      status = "failed";
    }
    change({ ...(await keptState()), status });
    // without it, a browser clears a full device; some ask the visitor
    if (status === "kept" && "storage" in navigator) await navigator.storage.persist();
  };

  const remove = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await removeKept();
    await registration?.unregister();
    change({ ...(await keptState()), status: "removed" });
  };

  return {
    ...state,
    keep: (pack: Pack, choice: PackChoice) => void keep(pack, choice),
    remove: () => void remove(),
  };
}

/** What the parts of the page get. */
export interface FieldPackProps {
  readonly state: ReturnType<typeof useFieldPack>;
}

/** Bytes of a choice; 0 while it is not known what can be kept. */
export function choiceSize(pack: Pack | undefined, choice: PackChoice): number {
  return pack ? keptSize(pack, choice) : 0;
}

async function keptState(): Promise<Pick<FieldPackState, "choice" | "contents">> {
  return { choice: await keptChoice(), contents: await readContents() };
}

/** Addresses without encryption have no way to keep pages. Private windows of some browsers refuse to. */
function isSupported(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}
