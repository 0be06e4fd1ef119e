import type { AdminLanguage } from "../../content-model/field-info";
import { adminLanguage } from "../interface/admin-language";
import { isDisconnected } from "../interface/connection";

/** What went wrong at the server, in words that Decap shows behind its own: “Not saved yet: …”. */
const english = {
  away: "the server does not answer; your text is still here. Try again when it is back",
  offline: "there is no connection. Your text is still here; try again when you are connected",
  noAccess: "your account may not do this. Ask whoever looks after the site for access",
  setUp: "signing in is not set up on this site. Tell whoever looks after the site",
  signedOut: "your sign-in is no longer valid. Keep your text elsewhere, then sign in again",
  missing: "the server no longer finds it; somebody may have deleted or renamed it. Load the list again",
  changed:
    "somebody has probably saved something at the same moment. Try again; if it does not help, keep your text elsewhere and load the page again",
  busy: "the server takes no more requests for now. Leave this page open and try again in an hour",
  emptyFile: "a file in it is empty. Choose another one in its place",
  other: "the server refused it. Try again; if it does not help, tell whoever looks after the site",
  said: (words: string) => `What the server said: “${words}”`,
};
type Words = Readonly<typeof english>;

const texts: Readonly<Record<AdminLanguage, Words>> = {
  en: english,
  id: {
    away: "server tidak menjawab; teks Anda masih ada di sini. Coba lagi setelah server kembali",
    offline: "tidak ada sambungan. Teks Anda tetap di sini; coba lagi bila sudah tersambung",
    noAccess: "akun Anda tidak diizinkan melakukan ini. Minta akses kepada pengelola situs",
    setUp: "cara masuk belum disiapkan di situs ini. Beri tahu pengelola situs",
    signedOut: "masa masuk Anda sudah habis. Simpan dahulu tulisan Anda di tempat lain, lalu masuk lagi",
    missing:
      "server tidak lagi menemukannya; mungkin sudah dihapus atau diganti namanya. Muat ulang daftarnya",
    changed:
      "mungkin ada orang lain yang menyimpan pada saat yang sama. Coba lagi; kalau tetap gagal, simpan tulisan Anda di tempat lain, lalu muat ulang halaman ini",
    busy: "server sedang tidak menerima permintaan lagi. Biarkan halaman ini terbuka dan coba lagi satu jam kemudian",
    emptyFile: "salah satu berkasnya tidak ada isinya. Pilih berkas lain sebagai gantinya",
    other: "server menolaknya. Coba lagi; kalau tetap gagal, beri tahu pengelola situs",
    said: (words) => `Kata server: “${words}”`,
  },
};

type Cause = Exclude<keyof Words, "said" | "offline">;

/** What browsers and Decap's backends say, by the cause; GitHub's have the status of a failed request, too. */
const phrases: readonly (readonly [RegExp, Cause])[] = [
  [/failed to fetch|networkerror|load failed|timed out/i, "away"],
  [/rate limit|too many requests/i, "busy"],
  [/does not have access|sufficient permissions|^Repo ".*" not found/, "noAccess"],
  [/\bcontent" is not allowed to be empty/, "emptyFile"],
  // the local proxy, of what is no file of the content
  [/is not editable|^This request is not known/, "missing"],
  [/Git Gateway/, "setUp"],
  [/getting access token/, "signedOut"],
];

const statuses: Readonly<Record<number, Cause>> = {
  401: "signedOut",
  403: "noAccess",
  404: "missing",
  409: "changed",
  422: "changed",
  429: "busy",
};

/** Awaits work of a backend; its errors get words that an editor understands, and keep what Decap knows them by. */
export async function plainly<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Error ? inPlainWords(error) : error;
  }
}

/** As Decap's backends throw it; `api` names the kind of server. */
interface BackendError extends Error {
  readonly status?: number;
  readonly api?: string;
}

function inPlainWords(error: BackendError): Error {
  // a refusal has words of its own, and so has an error that was here before
  if (error.toString !== Error.prototype.toString) return error;
  const { message, status = 0, api } = error;
  // the local proxy keeps no versions to compare: it refuses what it cannot write, and says why
  const known = api === "Proxy" && status === 422 ? undefined : statuses[status];
  const cause = phrases.find(([phrase]) => phrase.test(message))?.[1] ?? known;
  const t = texts[adminLanguage()];
  const isOffline = cause === "away" && isDisconnected();
  const words = isOffline ? t.offline : cause ? t[cause] : `${t.other}. ${t.said(message)}`;
  return Object.assign(error, { message: words, toString: () => words });
}
