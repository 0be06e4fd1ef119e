import { adminPath } from "../../domain/addresses";
import { otherLanguages } from "../../domain/languages";
import { languageStorageKey } from "../../i18n/language-memory";
import { applyColourScheme } from "../../theme/colour-scheme";

/**
 * The inline script that runs in `<head>` before the first paint. It takes editors who follow a link in an
 * e-mail to `/admin/`, marks that scripts run, applies the remembered colour scheme and, at `/` only,
 * redirects to the remembered language. Back and reload do not redirect, so that the Back button is never
 * trapped. If storage is blocked, nothing is remembered.
 */
export function bootScript(pathname: string): string {
  const steps = [
    goToEditorsArea,
    markScripted,
    applyColourScheme,
    ...(pathname === "/" ? [goToRememberedLanguage] : []),
  ];
  return `(()=>{${steps.join("")}})()`;
}

/** Links in the identity service's e-mails may lead to any page, but only `/admin/` can use their tokens. */
const goToEditorsArea =
  `if(/^#(invite|recovery|confirmation|email_change|access)_token=/.test(location.hash))` +
  `return location.replace("${adminPath}"+location.hash);`;

const markScripted = `const root=document.documentElement;root.classList.add("js");`;

/** Hides the page while the browser leaves it; shows it again if it comes from the back/forward cache. */
const goToRememberedLanguage =
  `try{const language=localStorage.getItem("${languageStorageKey}"),` +
  `[visit]=performance.getEntriesByType("navigation");` +
  `if(${JSON.stringify(otherLanguages)}.includes(language)&&(!visit||visit.type==="navigate")){` +
  `root.style.visibility="hidden";` +
  `addEventListener("pageshow",(event)=>{if(event.persisted)root.style.visibility=""});` +
  `location.replace("/"+language+"/"+location.search+location.hash)}}catch{}`;
