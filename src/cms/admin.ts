import * as React from "react";
import * as ReactDOM from "react-dom";
import { cmsBackend, localProxy } from "./config/backend";
import { buildVariables } from "./config/build-variables";
import { cmsConfig } from "./config/config";
import { adminLanguage } from "./interface/admin-language";
import { showLiveStatus } from "./live-status/show-live-status";
import { loadDecap } from "./load-decap";
import { loadIdentity } from "./load-identity";

/** Starts the editors' area: the prebuilt Decap CMS, configured from the content model. */
async function startAdmin(): Promise<void> {
  const config = cmsConfig(cmsBackend(buildVariables, window.location), adminLanguage());
  if (config.backend.name === "git-gateway") await loadIdentity();
  const CMS = await loadDecap({ React, ReactDOM });
  CMS.registerPreviewStyle("cms.css");
  CMS.init({ config });
  if (config.backend.name === "proxy") await showLiveStatus(localProxy(window.location), adminLanguage());
}

void startAdmin();
