/** Storage key of the backup of an entry, `backup.<collection>.<slug>`, or of a new one, `backup.<collection>`. */
const backupOfEntry = /^backup(?:\.[^.]+){1,2}$/;

/** A backup: the text of each language as a file has it, and what is kept with it, which Decap does not read. */
interface Backup {
  readonly raw?: string;
  readonly i18n?: Readonly<Record<string, { readonly raw: string }>>;
  readonly note?: unknown;
  /** When it was made, as an ISO time. */
  readonly time?: string;
}

/** What is to happen around the backup of an entry. */
export interface BackupWatch {
  /** Whether the open form is to have its backup. */
  readonly isWanted: () => boolean;
  /** What to keep with a backup. */
  readonly note: () => unknown;
  /** Is given what was kept with a backup, and when that was made, before the editor is asked about it. */
  readonly found: (note: unknown, time?: string) => Promise<void>;
}

/**
 * Delays the backup of an entry until the entry's form is on the page. Decap requests both at once and shows
 * what arrives last. That is the saved text, or the empty form of a new entry, which would replace the backup that the
 * editor chose. Backups are written at once; one without any field is neither written nor given out, for it would empty the
 * form: Decap makes one of a text that it cannot read.
 * https://github.com/decaporg/decap-cms/issues/5470
 */
export function holdBackupsBack(watch: BackupWatch): void {
  const get = Reflect.get<IDBObjectStore, "get">(IDBObjectStore.prototype, "get");
  const put = Reflect.get<IDBObjectStore, "put">(IDBObjectStore.prototype, "put");
  const isBackup = (key: unknown): key is string => typeof key === "string" && backupOfEntry.test(key);
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (isBackup(key)) answerWithForm(request, watch);
    return request;
  };
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: Backup, key) {
    if (!isBackup(key)) return put.call(this, value, key);
    if (isEmpty(value)) return get.call(this, key) as IDBRequest<IDBValidKey>;
    const request = put.call(this, { ...value, note: watch.note(), time: new Date().toISOString() }, key);
    // as the page is left, it would not hear that the backup was put, and what was put is lost
    this.transaction.commit();
    return request;
  };
}

/** Delays a request's `onsuccess` until a form is on the page. */
function answerWithForm(request: IDBRequest, { isWanted, found }: BackupWatch): void {
  const answer = async () => {
    await formStands();
    const backup = (request.result ?? {}) as Backup;
    const { note, time } = backup;
    if (!isWanted() || isEmpty(backup)) Object.defineProperty(request, "result", { value: undefined });
    else await found(note, time);
  };
  Object.defineProperty(request, "onsuccess", {
    set: (handler: (event: Event) => void) => {
      request.addEventListener("success", (event) => void answer().then(() => handler(event)));
    },
  });
}

/** Whether a backup has no field in any language: `{}`, or front matter of that. */
function isEmpty({ raw = "", i18n = {} }: Backup): boolean {
  return [raw, ...Object.values(i18n).map((language) => language.raw)].every((text) => !/\w/.test(text));
}

/** Resolves as soon as the page contains a form field. */
export function formStands(): Promise<void> {
  const stands = () => document.querySelector("[id*='-field-']") !== null;
  if (stands()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!stands()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
