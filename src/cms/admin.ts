import * as React from "react";
import * as ReactDOM from "react-dom";
import { backendName } from "./config/backend";
import { cmsConfig } from "./config/config";
import { adminLanguage } from "./interface/admin-language";
import { loadDecap } from "./load-decap";

/** Starts the editors' area: the prebuilt Decap CMS, configured from the content model. */
async function startAdmin(): Promise<void> {
  const CMS = await loadDecap({ React, ReactDOM });
  CMS.registerPreviewStyle("cms.css");
  CMS.init({ config: cmsConfig(backendName(process.env.GATSBY_CMS_BACKEND, "local"), adminLanguage()) });
}

void startAdmin();
