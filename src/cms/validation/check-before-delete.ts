import { referencesTo } from "../../content-model/references";
import type { DecapBackend } from "../backend/decap-backend";
import { pathInContent, readContent } from "../backend/read-content";
import type { DecapCms } from "../decap-cms";
import { adminLanguage } from "../interface/admin-language";
import { deleteTexts, showReferringEntries } from "../interface/delete-dialog";
import { referringEntries } from "./referring-entries";
import { Refusal } from "./refusal";

/**
 * Makes Decap's backend refuse to delete an entry, a picture or a file that a text of the site refers to.
 * Every deletion goes through the backend; Decap's events tell of entries only.
 */
export function checkBeforeDelete(CMS: DecapCms, backendName: string): void {
  const maker = CMS.getBackend(backendName);
  const init = maker.init.bind(maker);
  maker.init = (...args) => {
    const backend = init(...args);
    const deleteFiles = backend.deleteFiles.bind(backend);
    backend.deleteFiles = async (paths, commitMessage) => {
      await refuseIfReferredTo(paths, backend);
      return deleteFiles(paths, commitMessage);
    };
    return backend;
  };
}

/** @throws Refusal after telling the editor who refers to the files */
async function refuseIfReferredTo(paths: readonly string[], backend: DecapBackend): Promise<void> {
  const referrers = referencesTo(paths.map(pathInContent), await readContent(backend));
  if (referrers.length === 0) return;
  const language = adminLanguage();
  const entries = referringEntries(referrers, language);
  showReferringEntries(entries);
  throw new Refusal(deleteTexts[language].refused(entries.map(({ title }) => title)));
}
