import { never, type Start } from "../../content-model/appearance";
import type { AdminLanguage } from "../../content-model/field-info";
import { formatDate } from "../../domain/format";
import { isDisconnected } from "../interface/connection";
import type { LiveStatus } from "./live-status";

/** A message to the editor about the site's build. */
export interface LiveNotice {
  readonly tone: "progress" | "done" | "problem";
  readonly text: string;
  /** Shown as a list, each with a link to its form. */
  readonly lines?: readonly { readonly text: string; readonly form?: string | undefined }[];
  /** What only a developer understands, shown when asked for. */
  readonly details?: readonly string[];
  /** Whether nothing has to be mended before another attempt. */
  readonly canRetry?: boolean;
}

interface Texts {
  readonly building: string;
  readonly live: (seconds: string) => string;
  readonly draft: string;
  readonly scheduled: (day: string) => string;
  readonly failed: string;
  readonly technical: string;
  readonly away: string;
  readonly offline: string;
}

const texts: Readonly<Record<AdminLanguage, Texts>> = {
  en: {
    building: "The site is being updated with your change …",
    live: (seconds) => `Your change is on the site. It took ${seconds} seconds.`,
    draft: "Saved as a draft: it is not on the site.",
    scheduled: (day) => `Saved: it appears on the site on ${day}.`,
    failed: "Your change is saved but not on the site, which still shows the previous version. Please fix:",
    technical:
      "Your change is saved but not on the site, which still shows the previous version. It is a technical fault, not your text: try again, and if that does not help, tell the person who runs the site.",
    away: "The server does not answer: nothing can be saved now. Keep this page open and start the server again.",
    offline: "There is no connection. Your text is still here; save again when you are connected.",
  },
  id: {
    building: "Situs sedang diperbarui dengan perubahan Anda …",
    live: (seconds) => `Perubahan Anda sudah tampil di situs. Prosesnya ${seconds} detik.`,
    draft: "Tersimpan sebagai konsep: tidak tampil di situs.",
    scheduled: (day) => `Tersimpan: tampil di situs mulai ${day}.`,
    failed:
      "Perubahan Anda tersimpan, tetapi belum tampil: situs masih memakai versi sebelumnya. Yang perlu diperbaiki:",
    technical:
      "Perubahan Anda tersimpan, tetapi belum tampil: situs masih memakai versi sebelumnya. Ini gangguan teknis, bukan karena tulisan Anda: coba lagi, dan bila tetap gagal, beri tahu pengelola situs.",
    away: "Server tidak menjawab: belum ada yang dapat disimpan. Biarkan halaman ini terbuka dan jalankan lagi server.",
    offline: "Tidak ada sambungan. Teks Anda tetap di sini; simpan lagi bila sudah tersambung.",
  },
};

/**
 * Follows the build status. Returns a function that takes each of the server's answers in turn, with the
 * start of the entry that was saved last if that is still ahead, and returns the notice to show, if any. The version in the
 * first answer counts as seen.
 */
export function followLive(
  language: AdminLanguage,
): (status: LiveStatus | undefined, ahead: Start) => LiveNotice | undefined {
  let seen: LiveStatus | undefined;
  return (status, ahead) => {
    seen ??= status;
    const notice = liveNotice(status, seen, ahead, language);
    if (status?.state === "live") seen = status;
    return notice;
  };
}

/** @param status undefined if the server does not answer */
function liveNotice(
  status: LiveStatus | undefined,
  seen: LiveStatus | undefined,
  ahead: Start,
  language: AdminLanguage,
): LiveNotice | undefined {
  const { building, live, draft, scheduled, away, offline } = texts[language];
  if (!status) return { tone: "problem", text: isDisconnected() ? offline : away };
  if (status.state === "building") return { tone: "progress", text: building };
  if (status.state === "failed") return failure(status.problems, language);
  // A restarted server counts from 0 again.
  const known = seen?.startedAt === status.startedAt ? seen.version : 0;
  if (status.version === known) return undefined;
  if (ahead === never) return { tone: "done", text: draft };
  if (ahead !== "") return { tone: "done", text: scheduled(formatDate(ahead, language)) };
  const seconds = status.seconds.toLocaleString(language, { maximumFractionDigits: 0 });
  return { tone: "done", text: live(seconds) };
}

function failure(problems: LiveStatus["problems"], language: AdminLanguage): LiveNotice {
  const { failed, technical } = texts[language];
  const lines = problems.flatMap((problem) =>
    typeof problem === "string" ? [] : [{ text: problem.words[language], form: problem.form }],
  );
  const details = problems.map((problem) => (typeof problem === "string" ? problem : problem.line));
  const canRetry = lines.length === 0;
  return { tone: "problem", text: canRetry ? technical : failed, lines, details, canRetry };
}
