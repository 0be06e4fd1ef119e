import { setTimeout as pause } from "node:timers/promises";
import { minimumFillMilliseconds } from "../../src/domain/inquiry-fields";
import { localizedPath } from "../../src/domain/paths";
import { homePageOf, projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";

const dialog = "[role=dialog]";
const values = { name: "Sari", email: "sari@example.org", message: "Halo, kami ingin bertanya." };

inEachWindow(({ language }, visit) => {
  const t = translator(language);
  const home = localizedPath("/", language);
  const [project] = projectsOf(language, "home");
  const { faq } = homePageOf(language).resources;

  it("a project's dialog opens, closes with Escape, and gives focus back", async () => {
    const { visitor } = visit();
    const opener = `${t("projects:learnMore")}: ${project?.title}`;
    await visitor.use(home);
    await visitor.click("a", opener);
    await visitor.isAt(dialog);
    await visitor.sees(`${dialog} a`, t("projects:dialog.viewDetails"));
    await visitor.press("Tab");
    await visitor.reads(dialog, (element) => element.contains(document.activeElement), true);
    await visitor.press("Escape");
    await visitor.counts(dialog, 0);
    await visitor.isAt("a", opener);
    await visitor.isOn(home);
  });

  it("an inquiry says what is missing, and is sent once it is there", async () => {
    const { visitor } = visit();
    const submit = "#contact button[type=submit]";
    await visitor.use(home);
    await visitor.click(submit);
    await visitor.counts("#contact [aria-invalid=true]", 3);
    await visitor.isAt("#contact [name=name]");
    for (const [name, value] of Object.entries(values)) {
      await visitor.fill(`#contact [name=${name}]`, value);
      await visitor.counts(`#contact [name=${name}][aria-invalid=true]`, 0);
    }
    await pause(minimumFillMilliseconds);
    await visitor.click(submit);
    await visitor.sees("li *", t("forms:inquiry.sent"));
    await visitor.reads("#contact textarea", (field) => (field as HTMLTextAreaElement).value, "");
  });

  it("an inquiry in a dialog keeps its draft when it is closed, and is sent", async () => {
    const { visitor } = visit();
    const opener = t("resources:contactTeam");
    await visitor.use(home);
    await visitor.click("a", opener);
    await visitor.sees(dialog);
    for (const [name, value] of Object.entries(values)) {
      await visitor.fill(`${dialog} [name=${name}]`, value);
    }
    await visitor.press("Escape");
    await visitor.counts(dialog, 0);
    await visitor.use(home);
    await visitor.click("a", opener);
    const { message } = values;
    await visitor.reads(`${dialog} textarea`, (field) => (field as HTMLTextAreaElement).value, message);
    await pause(minimumFillMilliseconds);
    await visitor.click(`${dialog} button`, t("forms:inquiry.sendInquiry"));
    await visitor.sees("li *", t("forms:inquiry.sent"));
    await visitor.counts(dialog, 0);
    await visitor.isAt("a", opener);
  });

  it("one question is open at a time", async () => {
    const { visitor } = visit();
    const last = faq.at(-1)?.question ?? "none";
    await visitor.use(home);
    await visitor.counts("details[name=faq][open]", 1);
    await visitor.click("details[name=faq] > summary", last);
    await visitor.sees("details[name=faq][open] > summary", last);
    await visitor.counts("details[name=faq][open]", 1);
  });
});
