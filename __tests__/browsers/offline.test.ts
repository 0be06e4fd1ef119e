import { localizedPath } from "../../src/domain/paths";
import { projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";

inEachWindow(({ language }, visit) => {
  const t = translator(language);
  const at = (path: string) => localizedPath(path, language);
  const [project] = projectsOf(language, "catalogue");

  it("what is kept can be read without signal, and be removed", async () => {
    const { visitor, setSignal } = visit();
    await visitor.use(at("/offline/"));
    await visitor.counts("[aria-labelledby=choose] button[aria-disabled]", 0);
    await visitor.click("[aria-labelledby=choose] button");
    await visitor.sees("[role=status]", t("offline:status.kept"));
    setSignal(false);
    await visitor.visit(at(`/projects/${project?.slug}/`));
    await visitor.sees("h1", project?.title);
    await visitor.visit(at("/news/"));
    await visitor.sees("[role=alert] h2", t("offline:wanted.title"));
    setSignal(true);
    await visitor.use(at("/offline/"));
    await visitor.click("[aria-labelledby=kept] button", t("offline:contents.remove"));
    await visitor.sees("[role=status]", t("offline:status.removed"));
  });
});
