import * as React from "react";
import * as ReactDOM from "react-dom";
import { backendName } from "./config/backend";
import { cmsConfig, stringsName } from "./config/config";
import { registerFormats } from "./files/register-formats";
import { adminLanguage } from "./interface/admin-language";
import { addAdminStyles } from "./interface/admin-styles";
import { indonesian } from "./interface/indonesian/indonesian";
import { addLanguageSwitch } from "./interface/language-switch";
import { loadDecap } from "./load-decap";
import { loadTranslators } from "./preview/preview-strings";
import { registerPreviews } from "./preview/register-previews";
import { checkBeforeSave } from "./validation/check-before-save";
import { registerReferenceWidget } from "./widgets/reference";
import { registerStringsWidget } from "./widgets/strings";

/** Lists with a hyphen, as the content has them: an edited text changes where it was edited only. */
const markdownStyle = { settings: { bullet: "-" } };

/** Starts the editors' area: the prebuilt Decap CMS, configured from the content model. */
async function startAdmin(): Promise<void> {
  const CMS = await loadDecap({ React, ReactDOM });
  addAdminStyles();
  addLanguageSwitch(() => window.location.reload());
  CMS.registerLocale("id", indonesian);
  registerFormats(CMS);
  registerReferenceWidget(CMS);
  registerStringsWidget(CMS, stringsName);
  checkBeforeSave(CMS);
  CMS.registerRemarkPlugin(markdownStyle);
  registerPreviews(CMS, await loadTranslators());
  CMS.init({ config: cmsConfig(backendName(process.env.GATSBY_CMS_BACKEND, "local"), adminLanguage()) });
}

void startAdmin();
