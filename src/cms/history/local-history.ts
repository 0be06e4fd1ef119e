import type { EditHistory } from "./edit-history";

/** The history that the local proxy keeps. */
export function localHistory(proxy: string): EditHistory {
  const ask = async <Answer>(path: string, query: readonly (readonly [string, string])[]) => {
    const asked = new URLSearchParams(query.map(([name, value]) => [name, value]));
    const response = await fetch(`${proxy}/history${path}?${asked}`);
    if (!response.ok) throw new Error(`/history: ${response.status}`);
    return (await response.json()) as Answer;
  };
  return {
    isLocal: true,
    versions: (files, id) =>
      ask("", [...files.map((file) => ["file", file] as const), ...(id ? [["id", id] as const] : [])]),
    recent: () => ask("/recent", []),
    deleted: () => ask("/deleted", []),
    file: async (id, file) => {
      const { content } = await ask<{ readonly content?: string }>("/file", [
        ["id", id],
        ["file", file],
      ]);
      return content;
    },
  };
}
