import { newsPage } from "../../src/content-model/pages/news";
import { localizedPath } from "../../src/domain/paths";
import { articlesOf, copyOf, demoPageOf, projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";

/** The catalogue's own box: in a wide window the header has one, too. */
const search = "main input[type=search]";

inEachWindow(({ language }, visit) => {
  const t = translator(language);
  const catalogue = localizedPath("/projects/", language);
  const projects = projectsOf(language, "catalogue");
  const [project] = projects;
  const [article] = articlesOf(language);
  const demo = demoPageOf(language);
  if (!project || !article) throw new Error("The tests' own site lacks something.");

  it("the catalogue is searched while typing, and cleared", async () => {
    const { visitor } = visit();
    await visitor.use(catalogue);
    await visitor.counts("main article", projects.length);
    await visitor.fill(search, project.title);
    await visitor.counts("main article", 1);
    await visitor.fill(search, "xyz");
    await visitor.sees("h2", t("projects:catalogue.empty.title"));
    await visitor.counts("main article", 0);
    await visitor.click("main button", t("projects:catalogue.empty.clear"));
    await visitor.counts("main article", projects.length);
    await visitor.isAt(search);
    await visitor.isOn(catalogue);
  });

  it("the catalogue's tab is in the address, and Back undoes it", async () => {
    const { visitor } = visit();
    const all = [...projects, ...projectsOf(language, "home")];
    const ofCategory = all.filter(({ category }) => category === project.category);
    await visitor.use(catalogue);
    await visitor.click("main nav a", t(`projects:category.${project.category}`));
    await visitor.isOn(`${catalogue}?category=${project.category}`);
    await visitor.counts("main article", ofCategory.length);
    await visitor.goBack();
    await visitor.isOn(catalogue);
    await visitor.counts("main article", projects.length);
  });

  it("the news are narrowed to a category, and Back shows all", async () => {
    const { visitor } = visit();
    const news = localizedPath("/news/", language);
    const category = t(`news:categories.${article.category}`);
    await visitor.use(news);
    await visitor.click("main nav a", category);
    await visitor.isOn(localizedPath(`/news/category/${article.category}/`, language));
    await visitor.sees("h1", `${copyOf(newsPage, language).title}: ${category}`);
    await visitor.goBack();
    await visitor.isOn(news);
    await visitor.sees("h1", copyOf(newsPage, language).title);
  });

  it("an article is gone to from the list", async () => {
    const { visitor } = visit();
    await visitor.use(localizedPath("/news/", language));
    await visitor.click("main li a", article.title);
    await visitor.isOn(localizedPath(`/news/${article.slug}/`, language));
    await visitor.sees("h1", article.title);
  });

  it("the demo's tabs are moved through by keyboard", async () => {
    const { visitor } = visit();
    const address = localizedPath("/demo/", language);
    await visitor.use(address);
    await visitor.click('[role=tab][href="#features"]');
    await visitor.isOn(`${address}#features`);
    await visitor.press("ArrowRight");
    await visitor.isOn(`${address}#testimonials`);
    await visitor.sees('[role=tab][aria-selected=true][href="#testimonials"]');
    await visitor.sees("[role=tabpanel] h2", demo.testimonials.title);
  });
});
