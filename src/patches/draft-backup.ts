/** Storage key of the backup of an entry that has been saved before: `backup.<collection>.<slug>`. */
const backupOfSavedEntry = /^backup\.[^.]+\.[^.]+$/;

/**
 * Delays the backup of an entry until the entry's form is on the page. Decap requests both at once and shows
 * what arrives last. That is the saved text, which would replace the backup that the editor chose.
 * https://github.com/decaporg/decap-cms/issues/5470
 */
export function holdBackupsBack(): void {
  const get = Reflect.get<IDBObjectStore, "get">(IDBObjectStore.prototype, "get");
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
    const request = get.call(this, key);
    if (typeof key === "string" && backupOfSavedEntry.test(key)) answerWithForm(request);
    return request;
  };
}

/** Delays a request's `onsuccess` until a form is on the page. */
function answerWithForm(request: IDBRequest): void {
  Object.defineProperty(request, "onsuccess", {
    set: (handler: (event: Event) => void) => {
      request.addEventListener("success", (event) => void formStands().then(() => handler(event)));
    },
  });
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
