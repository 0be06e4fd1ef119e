import type { AdminLanguage } from "../../content-model/field-info";
import type { LiveStatus } from "./live-status";

/** A message to the editor about the site's build; `lines` are shown as a list. */
export interface LiveNotice {
  readonly tone: "progress" | "done" | "problem";
  readonly text: string;
  readonly lines: readonly string[];
}

interface Texts {
  readonly building: string;
  readonly live: (seconds: string) => string;
  readonly failed: string;
  readonly away: string;
}

const texts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    building: "The site is being updated with your change …",
    live: (seconds) => `Your change is on the site. It took ${seconds} seconds.`,
    failed: "Your change is saved but not on the site, which still shows the previous version. Please fix:",
    away: "The server does not answer: nothing can be saved now. Keep this page open and start the server again.",
  },
  id: {
    building: "Situs sedang diperbarui dengan perubahan Anda …",
    live: (seconds) => `Perubahan Anda sudah tampil di situs. Prosesnya ${seconds} detik.`,
    failed:
      "Perubahan Anda tersimpan, tetapi belum tampil: situs masih memakai versi sebelumnya. Yang perlu diperbaiki:",
    away: "Server tidak menjawab: belum ada yang dapat disimpan. Biarkan halaman ini terbuka dan jalankan lagi server.",
  },
};

/**
 * Follows the build status. Returns a function that takes each of the server's answers in turn and returns
 * the notice to show, if any. The version in the first answer counts as seen.
 */
export function followLive(
  language: AdminLanguage,
): (status: LiveStatus | undefined) => LiveNotice | undefined {
  let seen: LiveStatus | undefined;
  return (status) => {
    seen ??= status;
    const notice = liveNotice(status, seen, language);
    if (status?.state === "live") seen = status;
    return notice;
  };
}

/** @param status undefined if the server does not answer */
function liveNotice(
  status: LiveStatus | undefined,
  seen: LiveStatus | undefined,
  language: AdminLanguage,
): LiveNotice | undefined {
  const { building, live, failed, away } = texts[language];
  if (!status) return { tone: "problem", text: away, lines: [] };
  if (status.state === "building") return { tone: "progress", text: building, lines: [] };
  if (status.state === "failed") return { tone: "problem", text: failed, lines: status.problems };
  // A restarted server counts from 0 again.
  const known = seen?.startedAt === status.startedAt ? seen.version : 0;
  if (status.version === known) return undefined;
  const seconds = status.seconds.toLocaleString(language, { maximumFractionDigits: 0 });
  return { tone: "done", text: live(seconds), lines: [] };
}
