import { useEffect, useState } from "react";
import type { AdminLanguage } from "../../content-model/field-info";
import { previewPath } from "../../domain/addresses";
import { localizedPath } from "../../domain/paths";
import type { ControlProps, DecapCms } from "../decap-cms";
import type { DecapEntry } from "../decap-entry";
import { openForm } from "../files/open-form";
import { adminLanguage } from "../interface/admin-language";
import { isParked } from "../validation/check-entry";

const english = {
  none: "No link yet",
  later: "The link is here after the first save",
  make: "Make a link",
  copy: "Copy",
  remove: "Take the link away",
  made: "Publish to open the link: a draft stays off the site all the same.",
  opens: "The link opens as soon as the site is built.",
  parked:
    "The preview is there once all required fields are filled in, in one language at least, and published: a draft stays off the site all the same.",
  copied: "Copied.",
  notCopied: "The browser does not copy. Choose the address and copy it yourself.",
};

const texts: Readonly<Record<AdminLanguage, typeof english>> = {
  en: english,
  id: {
    none: "Belum ada tautan",
    later: "Tautannya ada di sini setelah disimpan pertama kali",
    make: "Buat tautan",
    copy: "Salin",
    remove: "Hapus tautan",
    made: "Terbitkan agar tautan dapat dibuka: konsep tetap tidak tampil di situs.",
    opens: "Tautan dapat dibuka begitu situs selesai dibangun.",
    parked:
      "Pratinjau baru ada setelah semua isian wajib terisi, setidaknya dalam satu bahasa, lalu diterbitkan: konsep tetap tidak tampil di situs.",
    copied: "Tersalin.",
    notCopied: "Peramban tidak dapat menyalin. Pilih alamatnya, lalu salin sendiri.",
  },
};

/** The keys that were published since the area was opened, and whether there is no preview yet; it is told of each. */
const published = Object.assign(new EventTarget(), { keys: new Map<unknown, boolean>() });

/** Registers the widget for the secret part of the address of an entry's preview. */
export function registerPreviewLinkWidget(
  CMS: Pick<DecapCms, "registerEventListener" | "registerWidget">,
  usesDrafts: boolean,
): void {
  CMS.registerEventListener({
    name: usesDrafts ? "postPublish" : "postSave",
    handler: ({ entry }) => {
      published.keys.set(entry.getIn(["data", "appearance", "key"]), isParked(entry));
      published.dispatchEvent(new Event("change"));
      return Promise.resolve();
    },
  });
  CMS.registerWidget("previewKey", PreviewLinkControl);
}

/** The link to the open entry's preview, to be copied; nobody can open a preview before a link was made. */
export function PreviewLinkControl(props: ControlProps) {
  const { value, onChange, forID, classNameWrapper, isDisabled, entry } = props;
  const t = texts[adminLanguage()];
  const key = typeof value === "string" ? value : "";
  // Decap renders a field anew when its own value changes, and gives it the entry as it then is
  const isParkedNow = () => Boolean(entry && isParked(entry as DecapEntry));
  const ifPublished = () => {
    const parked = published.keys.get(key) ?? (key !== "" && isParkedNow());
    return parked ? t.parked : published.keys.has(key) ? t.opens : "";
  };
  const [said, setSaid] = useState(ifPublished);
  const [, setHash] = useState(location.hash);
  const address = linkTo(key);
  useEffect(() => {
    const tell = () => setSaid(ifPublished());
    // a new entry has an address once it is saved
    const follow = () => setHash(location.hash);
    published.addEventListener("change", tell);
    window.addEventListener("hashchange", follow);
    return () => {
      published.removeEventListener("change", tell);
      window.removeEventListener("hashchange", follow);
    };
  });
  const change = (newKey: string, words: string) => {
    onChange(newKey);
    setSaid(words);
  };
  const copy = () => {
    const done = navigator.clipboard.writeText(address);
    done.then(
      () => setSaid(t.copied),
      () => setSaid(t.notCopied),
    );
  };
  return (
    <div className={`${classNameWrapper} tajuk-preview-link`}>
      <input id={forID} readOnly disabled={isDisabled} value={address} placeholder={key ? t.later : t.none} />
      {isDisabled ? null : (
        <p>
          {address && <Button label={t.copy} act={copy} />}
          {key && <Button label={t.remove} act={() => change("", "")} />}
          {!key && <Button label={t.make} act={() => change(newKey(), t.made)} />}
          <span role="status">{said === t.made && isParkedNow() ? t.parked : said}</span>
        </p>
      )}
    </div>
  );
}

function Button({ label, act }: { readonly label: string; readonly act: () => void }) {
  return (
    <button type="button" onClick={act}>
      {label}
    </button>
  );
}

/** Address of the preview of the open entry; empty without a key, or before the entry has a file. */
function linkTo(key: string): string {
  const { collection, slug } = openForm() ?? {};
  if (!key || !collection || !slug) return "";
  return location.origin + localizedPath(previewPath(key, collection, slug), adminLanguage());
}

/** 128 random bits, which nobody guesses. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
