import * as React from "react";
import * as ReactDOM from "react-dom";
import { claims } from "../content-model/claims";
import { defaultLanguage, isLanguage } from "../domain/languages";
import { dateInZone } from "../domain/zone-time";
import type { TranslationKey } from "../i18n/keys";
import { backUpSoon } from "../patches/backup-soon";
import { holdBackupsBack } from "../patches/draft-backup";
import { keepDraftState } from "../patches/draft-state";
import { mendLinks } from "../patches/empty-links";
import { escapedText } from "../patches/escaped-text";
import { openFormsAnew } from "../patches/form-anew";
import { mendEditors } from "../patches/slate-editor";
import { keepFailuresQuiet } from "../patches/told-once";
import { typeBelowParts } from "../patches/words-below";
import type { AdminWords } from "./admin-words";
import { readCollection } from "./backend/read-content";
import { rememberSignedIn } from "./backend/signed-in";
import { cmsBackend, localProxy } from "./config/backend";
import { buildVariables } from "./config/build-variables";
import { cmsConfig } from "./config/config";
import type { DecapEntry } from "./decap-entry";
import { asDraftCopy } from "./files/begin-copy";
import { followFieldAddresses } from "./files/open-field";
import { markNewForms } from "./files/open-form";
import { registerFormats } from "./files/register-formats";
import type { SeenTexts } from "./files/seen-texts";
import { guardChanges } from "./guard-changes";
import { followSave } from "./history/undo-notice";
import { adminLanguage } from "./interface/admin-language";
import { addAdminStyles } from "./interface/admin-styles";
import { askAboutBackup } from "./interface/ask-about-backup";
import { closeDialogsOnLeaving } from "./interface/dialog";
import { indonesian } from "./interface/indonesian/indonesian";
import { keepPlace } from "./interface/keep-place";
import { addLanguageSwitch } from "./interface/language-switch";
import { pressMediaCards } from "./interface/media-cards";
import { nameControls, nameEntry } from "./interface/name-controls";
import { addPhonePanes } from "./interface/phone-panes";
import { keepColumns } from "./interface/preview-columns";
import { saveByKeyboard } from "./interface/save-shortcut";
import { withSavedWords } from "./interface/saved-words";
import { stayInForm } from "./interface/stay-in-form";
import { addWindowStyles } from "./interface/window-styles";
import { addLists } from "./lists/add-lists";
import { hideLive, showLiveStatus } from "./live-status/show-live-status";
import { loadDecap } from "./load-decap";
import { loadIdentity } from "./load-identity";
import { previewFont } from "./preview/preview-font";
import { loadTranslators, type Translators } from "./preview/preview-strings";
import { registerPreviews } from "./preview/register-previews";
import { convertPastes } from "./texts/convert-pastes";
import { markdownStyle } from "./texts/markdown-style";
import { pickLinks } from "./texts/pick-links";
import { claimsAmong } from "./texts/shown-figures";
import { followBackups } from "./validation/backup-base";
import { readAtHost, readThroughProxy } from "./validation/others-changes";
import { isTold } from "./validation/refusal";
import { registerWidgets } from "./widgets/register-widgets";
import { takeOverField } from "./widgets/shared-items";

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
  const proxy = config.backend.name === "proxy" ? localProxy(window.location) : undefined;
  const signedIn = rememberSignedIn();
  const backend = () => signedIn.now().backend;
  const read = proxy ? readThroughProxy(proxy) : readAtHost(backend);
  const backups = followBackups(seen, read);
  const settleBackup = holdBackupsBack(backups.watch);
  backUpSoon();
  const { draft, loaded } = keepDraftState(isTold, takeOverField, asDraftCopy, (isSaving) => {
    followSave(isSaving);
    hideLive();
  });
  const CMS = await loadDecap({ React, ReactDOM });
  addAdminStyles();
  addWindowStyles();
  addLanguageSwitch(() => window.location.reload());
  addPhonePanes();
  keepColumns();
  markNewForms();
  closeDialogsOnLeaving();
  const usesDrafts = config.publish_mode !== undefined;
  CMS.registerLocale("id", withSavedWords(indonesian, "id", usesDrafts));
  CMS.registerLocale("en", withSavedWords(CMS.getLocale("en"), "en", usesDrafts));
  const phrases = CMS.getLocale(adminLanguage());
  stayInForm(phrases, () => draft()?.getIn(["hasChanged"]) === true);
  registerFormats(CMS, seen);
  registerWidgets(CMS, backend, usesDrafts, words);
  addLists(signedIn.now, usesDrafts, words);
  const savedStart = guardChanges({
    ...{ CMS, phrases, words, usesDrafts, signedIn, proxy, read, seen },
    formEntry: () => draft()?.getIn(["entry"]),
    loaded: (entry) => loaded(entry.get("collection"), entry.get("slug")) as DecapEntry | undefined,
    backendName: config.backend.name,
    known: backups.known,
  });
  askAboutBackup(
    phrases,
    backups,
    settleBackup,
    () => draft()?.getIn(["localBackup", "entry"]) as DecapEntry,
  );
  saveByKeyboard(phrases);
  nameControls();
  document.addEventListener("input", nameEntry);
  pressMediaCards();
  keepPlace();
  convertPastes();
  mendEditors((editor) => {
    mendLinks(editor);
    typeBelowParts(editor);
  });
  pickLinks(backend, words.language);
  openFormsAnew(CMS);
  keepFailuresQuiet();
  followFieldAddresses();
  CMS.registerRemarkPlugin(markdownStyle);
  CMS.registerRemarkPlugin({ plugins: [escapedText] });
  registerPreviews(CMS, translators, async (language) =>
    claimsAmong(await readCollection(backend(), claims.name), language),
  );
  CMS.registerPreviewStyle(previewFont, { raw: true });
  CMS.init({ config });
  const savedAhead = () => (savedStart() > dateInZone() ? savedStart() : "");
  if (proxy) await showLiveStatus(proxy, adminLanguage(), savedAhead);
}

void startAdmin();
