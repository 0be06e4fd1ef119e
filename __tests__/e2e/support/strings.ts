import enForms from "../../../locales/en/forms.json";
import enResources from "../../../locales/en/resources.json";
import enServer from "../../../locales/en/server.json";
import idForms from "../../../locales/id/forms.json";
import idResources from "../../../locales/id/resources.json";
import idServer from "../../../locales/id/server.json";

const all = {
  en: { forms: enForms, resources: enResources, server: enServer },
  id: { forms: idForms, resources: idResources, server: idServer },
};

/** The site's own words of a namespace, so that tests need not repeat them. */
export function strings<Namespace extends keyof typeof all.en>(language: "en" | "id", namespace: Namespace) {
  return all[language][namespace];
}
