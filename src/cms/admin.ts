import * as React from "react";
import * as ReactDOM from "react-dom";
import type { Start } from "../content-model/appearance";
import { claims } from "../content-model/claims";
import { defaultLanguage, isLanguage } from "../domain/languages";
import { dateInJakarta } from "../domain/zone";
import type { TranslationKey } from "../i18n/keys";
import { holdBackupsBack } from "../patches/draft-backup";
import { keepDraftState } from "../patches/draft-state";
import { openFormsAnew } from "../patches/form-anew";
import { keepOnCopying } from "../patches/kept-on-copying";
import { keepFailuresQuiet } from "../patches/told-once";
import { guardBackend } from "./backend/guard-backend";
import { readCollection } from "./backend/read-content";
import { rememberSignedIn } from "./backend/signed-in";
import { cmsBackend, localProxy } from "./config/backend";
import { buildVariables } from "./config/build-variables";
import { cmsConfig } from "./config/config";
import type { AdminWords } from "./config/field";
import type { DecapEntry } from "./decap-entry";
import { followFieldAddresses } from "./files/open-field";
import { openFiles, openName } from "./files/open-form";
import { registerFormats } from "./files/register-formats";
import type { SeenTexts } from "./files/seen-texts";
import { followFreshness } from "./freshness/follow-freshness";
import type { SavedConfirmed } from "./freshness/settle-translations";
import { historyCorner, offerUndo } from "./history/add-history";
import { githubHistoryOf } from "./history/github-history";
import { localHistory } from "./history/local-history";
import { hideDone } from "./history/undo-notice";
import { adminLanguage } from "./interface/admin-language";
import { addAdminStyles } from "./interface/admin-styles";
import { askAboutBackup } from "./interface/ask-about-backup";
import { askInPlaceOfDecap } from "./interface/ask-in-place";
import { addressButton } from "./interface/change-address";
import { askBeforeCopying } from "./interface/copy-dialog";
import { confirmDraftDeletion } from "./interface/delete-dialog";
import { entryUsesButton } from "./interface/entry-uses";
import { indonesian } from "./interface/indonesian/indonesian";
import { keepPlace } from "./interface/keep-place";
import { addLanguageSwitch } from "./interface/language-switch";
import { pressMediaCards } from "./interface/media-cards";
import { nameControls } from "./interface/name-controls";
import { nameEntry } from "./interface/name-entry";
import { markNewForms } from "./interface/new-forms";
import { addPhonePanes } from "./interface/phone-panes";
import { keepColumns } from "./interface/preview-columns";
import { keepRoomBelow } from "./interface/room-below";
import { saveByKeyboard } from "./interface/save-shortcut";
import { withSavedWords } from "./interface/saved-words";
import { stayInForm } from "./interface/stay-in-form";
import { addWindowStyles } from "./interface/window-styles";
import { addLists } from "./lists/add-lists";
import { savedStart } from "./live-status/saved-start";
import { hideLive, showLiveStatus } from "./live-status/show-live-status";
import { loadDecap } from "./load-decap";
import { loadIdentity } from "./load-identity";
import { prepareUploads } from "./pictures/prepare-uploads";
import { pictureUsesButton } from "./pictures/show-picture-uses";
import { previewFont } from "./preview/preview-font";
import { loadTranslators, type Translators } from "./preview/preview-strings";
import { registerPreviews } from "./preview/register-previews";
import { convertPastes } from "./texts/convert-pastes";
import { markdownStyle } from "./texts/markdown-style";
import { pickLinks } from "./texts/pick-links";
import { figuresByName } from "./texts/shown-figures";
import { followBackups } from "./validation/backup-base";
import { checkDeletions } from "./validation/check-before-delete";
import { checkBeforeSave } from "./validation/check-before-save";
import { checkBeforeWrite } from "./validation/check-before-write";
import { rememberCopy } from "./validation/copied-form";
import { isOnSite } from "./validation/on-site";
import { othersChanges, readAtHost, readThroughProxy, rememberDeleted } from "./validation/others-changes";
import { noteOwnSaves } from "./validation/own-saves";
import { isTold } from "./validation/refusal";
import { registerWidgets } from "./widgets/register-widgets";

/** The strings of a language that the site does not have are those of its default language. */
function adminWords(translators: Translators): AdminWords {
  const language = adminLanguage();
  const translate = translators[isLanguage(language) ? language : defaultLanguage];
  return { language, string: (key) => translate(key as TranslationKey) };
}

/** Starts the editors' area: the prebuilt Decap CMS, configured from the content model. */
async function startAdmin(): Promise<void> {
  const translators = await loadTranslators();
  const words = adminWords(translators);
  const config = cmsConfig(cmsBackend(buildVariables, window.location), words);
  if (config.backend.name === "git-gateway") await loadIdentity();
  const seen: SeenTexts = new Set();
  const deleted = new Set<string>();
  const proxy = config.backend.name === "proxy" ? localProxy(window.location) : undefined;
  const { now: signedIn, remember } = rememberSignedIn();
  const backend = () => signedIn().backend;
  const read = proxy ? readThroughProxy(proxy) : readAtHost(backend);
  const backups = followBackups(seen, read);
  holdBackupsBack(backups.watch);
  const formEntry = keepDraftState(isTold, (isSaving) => {
    hideDone(isSaving);
    hideLive();
  });
  const CMS = await loadDecap({ React, ReactDOM });
  addAdminStyles();
  addWindowStyles();
  addLanguageSwitch(() => window.location.reload());
  addPhonePanes();
  keepColumns();
  markNewForms();
  const usesDrafts = config.publish_mode !== undefined;
  CMS.registerLocale("id", withSavedWords(indonesian, "id", usesDrafts));
  CMS.registerLocale("en", withSavedWords(CMS.getLocale("en"), "en", usesDrafts));
  const phrases = CMS.getLocale(adminLanguage());
  stayInForm(phrases);
  const confirmed: SavedConfirmed = new Map();
  registerFormats(CMS, seen);
  registerWidgets(CMS, backend, usesDrafts, words);
  const stored = {
    others: async (entry: DecapEntry) => othersChanges(entry, backups.known, deleted, read),
    isOnSite: async (entry: DecapEntry) => isOnSite(entry, read),
  };
  checkBeforeSave(CMS, stored, confirmed);
  const freshness = followFreshness(signedIn, confirmed, seen, usesDrafts);
  addLists(signedIn, usesDrafts, words);
  const corner = historyCorner(signedIn, words);
  const takesPlace = prepareUploads(backend, usesDrafts);
  corner.append(pictureUsesButton(signedIn, usesDrafts, takesPlace));
  corner.prepend(addressButton(signedIn, usesDrafts), entryUsesButton(signedIn, usesDrafts));
  const deletions = checkDeletions();
  let start: Start = "";
  guardBackend(CMS, config.backend.name, (made) => {
    remember({ backend: made, history: proxy ? localHistory(proxy) : githubHistoryOf(made) });
    document.body.append(corner);
    keepRoomBelow(corner);
    void freshness.look();
    return {
      beforeWrite: async (...asked) => {
        const files = await checkBeforeWrite(...asked);
        noteOwnSaves(files.map(({ raw }) => raw));
        return files;
      },
      beforeDelete: deletions.beforeDelete,
      afterChange: (change) => {
        offerUndo(made, change);
        hideLive();
        rememberDeleted(deleted, change);
        freshness.tell(change);
        start = savedStart(change);
      },
    };
  });
  askInPlaceOfDecap(
    phrases,
    ({ what, isUnsaved }) =>
      what === "draft"
        ? confirmDraftDeletion(openName(), isUnsaved)
        : deletions.agree(openFiles(), backend(), { what, isUnsaved }),
    deletions.askLater,
    {
      ask: (from, into) => askBeforeCopying(formEntry() as DecapEntry, from, into),
      begin: (from) => {
        keepOnCopying();
        rememberCopy(from);
      },
    },
    deletions.replace,
    takesPlace,
  );
  askAboutBackup(phrases, backups);
  saveByKeyboard(phrases);
  nameControls();
  document.addEventListener("input", nameEntry);
  pressMediaCards();
  keepPlace();
  convertPastes();
  pickLinks(backend, words.language);
  openFormsAnew();
  keepFailuresQuiet();
  followFieldAddresses();
  CMS.registerRemarkPlugin(markdownStyle);
  registerPreviews(CMS, translators, async (language) =>
    figuresByName(await readCollection(backend(), claims.name), { ...words, language }),
  );
  CMS.registerPreviewStyle(previewFont, { raw: true });
  CMS.init({ config });
  if (proxy) await showLiveStatus(proxy, adminLanguage(), () => (start > dateInJakarta() ? start : ""));
}

void startAdmin();
