import { languageStorageKey } from "../i18n/language-memory";
import { defaultLanguage, languageCodes } from "../i18n/languages";
import { colourSchemeStorageKey } from "../theme/colour-scheme";

/**
 * Runs in `<head>` before anything is painted: takes editors with a link from a mail to their area, marks
 * that scripts run, applies the remembered colour scheme and, at `/` only, goes to the remembered language. Stepping back to `/` is left alone, so
 * that the Back button is never trapped. Storage may be refused: then nothing is remembered.
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

/** Links of the identity service's mails to editors lead to any page; only the admin knows what to do with them. */
const goToEditorsArea =
  `if(/^#(invite|recovery|confirmation|email_change|access)_token=/.test(location.hash))` +
  `return location.replace("/admin/"+location.hash);`;

const markScripted = `const root=document.documentElement;root.classList.add("js");`;

/** As `chooseColourScheme` does; the colours of the address bar stand before this script in the head. */
const applyColourScheme =
  `try{const scheme=localStorage.getItem("${colourSchemeStorageKey}");` +
  `if(scheme==="light"||scheme==="dark"){root.dataset.theme=scheme;` +
  `for(const meta of document.querySelectorAll("meta[data-scheme]"))` +
  `meta.media=meta.dataset.scheme===scheme?"all":"not all"}}catch{}`;

const otherLanguages = JSON.stringify(languageCodes.filter((code) => code !== defaultLanguage));

/** The page stays hidden while the browser leaves it; one that is brought back from memory is shown again. */
const goToRememberedLanguage =
  `try{const language=localStorage.getItem("${languageStorageKey}"),` +
  `[visit]=performance.getEntriesByType("navigation");` +
  `if(${otherLanguages}.includes(language)&&(!visit||visit.type==="navigate")){` +
  `root.style.visibility="hidden";` +
  `addEventListener("pageshow",(event)=>{if(event.persisted)root.style.visibility=""});` +
  `location.replace("/"+language+"/"+location.search+location.hash)}}catch{}`;
