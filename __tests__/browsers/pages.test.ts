import { documents } from "../../src/content-model/documents";
import { cmsAccessPage } from "../../src/content-model/pages/cms-access";
import { newsPage } from "../../src/content-model/pages/news";
import { notFoundPage } from "../../src/content-model/pages/not-found";
import { projectsPage } from "../../src/content-model/pages/projects";
import { resourcesPage } from "../../src/content-model/pages/resources";
import { localizedPath } from "../../src/domain/paths";
import { languageCodes, teamLanguage, type Language } from "../setup/languages";
import {
  articlesOf,
  campaignsOf,
  copyOf,
  demoPageOf,
  entriesOf,
  homePageOf,
  projectsOf,
  resourcesOf,
  trackingPageOf,
} from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";
import type { Visitor } from "./support/visitor";

/** A page of each kind in a language: address and heading. */
function pagesIn(language: Language): Readonly<Record<string, readonly [string, string]>> {
  const t = translator(language);
  const [fund, campaign] = campaignsOf(language);
  const [project] = projectsOf(language, "catalogue");
  const [article] = articlesOf(language);
  const [resource] = resourcesOf(language);
  const [text] = entriesOf(documents, language);
  if (!fund || !campaign || !project || !article || !resource || !text) {
    throw new Error("The tests' own site lacks something.");
  }
  return {
    "the home page": ["/", homePageOf(language).hero.title],
    "the catalogue": ["/projects/", copyOf(projectsPage, language).title],
    "a project": [`/projects/${project.slug}/`, project.title],
    "the news": ["/news/", copyOf(newsPage, language).title],
    "an article": [`/news/${article.slug}/`, article.title],
    "the resources": ["/resources/", copyOf(resourcesPage, language).title],
    "a resource": [
      `/resources/${resource.slug}/`,
      [resource.title, resource.subtitle].filter(Boolean).join(" "),
    ],
    giving: ["/donate/", fund.title],
    "a campaign": [`/donate/${campaign.slug}/`, campaign.title],
    "the dashboard": ["/tracking/", trackingPageOf(language).title],
    "the demo": ["/demo/", demoPageOf(language).title],
    "a document": [`/${text.slug}/`, text.title],
    "the content team's page": ["/cms-access/", copyOf(cmsAccessPage, teamLanguage).title],
    "reading without signal": ["/offline/", t("offline:title")],
    "an inquiry that was sent": ["/inquiry-sent/", t("forms:inquiry.sent")],
  };
}

async function expectSound(visitor: Visitor, language: Language, heading: string): Promise<void> {
  await visitor.sees("h1", heading);
  await visitor.reads("html", ({ lang }) => lang, language);
  await visitor.reads("html", ({ scrollWidth, clientWidth }) => Math.max(scrollWidth - clientWidth, 0), 0);
}

inEachWindow(({ width }, visit) => {
  it.each(Object.keys(pagesIn("en")))("%s fits, has its heading and no fault", async (kind) => {
    const { visitor } = visit();
    for (const language of languageCodes) {
      const [address, heading] = pagesIn(language)[kind] ?? ["", ""];
      await visitor.use(localizedPath(address, language));
      expect(await visitor.run(() => innerWidth)).toBe(width);
      await expectSound(visitor, language, heading);
    }
  });

  it("an unknown payment is not found, and that is its only fault", async () => {
    const { visitor, takeFaults } = visit();
    for (const language of languageCodes) {
      await visitor.use(localizedPath("/donate/result/?ref=nothing", language));
      await expectSound(visitor, language, translator(language)("server:result.unknownTitle"));
      expect(await takeFaults()).toEqual([expect.stringMatching(/^GET \/api\/.+nothing: status 404$/)]);
    }
  });

  it("an address without a page says so, and all its faults are about that", async () => {
    const { visitor, takeFaults } = visit();
    for (const language of languageCodes) {
      const address = localizedPath("/peat-fires/", language);
      await visitor.use(address);
      await expectSound(visitor, language, copyOf(notFoundPage, language).title);
      const faults = await takeFaults();
      expect(faults).toContain(`GET ${address}: status 404`);
      expect(faults.filter((fault) => !fault.includes("/peat-fires"))).toEqual([]);
    }
  });

  it("a form that the server sends back fits, and has its heading", async () => {
    const { visitor, takeFaults } = visit();
    for (const language of languageCodes) {
      await visitor.visit(localizedPath("/inquiry-sent/", language));
      await visitor.run(sendEmptyInquiry, language);
      await expectSound(visitor, language, translator(language)("forms:inquiry.heading"));
      expect(await takeFaults()).toEqual(["POST /api/inquiries: status 422"]);
    }
  });
});

/** Runs in the page: sends a form like a browser without scripts. */
function sendEmptyInquiry(language: Language): void {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action: "/api/inquiries" });
  form.append(Object.assign(document.createElement("input"), { name: "language", value: language }));
  document.body.append(form);
  form.submit();
}
