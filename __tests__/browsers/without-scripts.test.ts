import { formatAmount } from "../../src/domain/format";
import { dollars } from "../../src/domain/money";
import { localizedPath } from "../../src/domain/paths";
import { languages } from "../setup/languages";
import { projectsOf } from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";

inEachWindow(
  ({ language, width }, visit) => {
    const t = translator(language);
    const at = (address: string) => localizedPath(address, language);
    const menu = "header details > summary";

    it("the header leads to a section and to the other language", async () => {
      const { visitor } = visit();
      const other = languages.find(({ code }) => code !== language) ?? languages[0];
      await visitor.visit(at("/news/"));
      if (width < 500) await visitor.click(menu);
      await visitor.click("header a", t("common:sections.about"));
      await visitor.isOn(`${at("/")}#about`);
      if (width < 500) await visitor.click(menu);
      await visitor.click("header a", `${other.shortName} ${other.name}`);
      await visitor.isOn(localizedPath("/", other.code));
    });

    it("an inquiry comes back with what is missing, and is sent once it is there", async () => {
      const { visitor, takeFaults } = visit();
      const send = t("forms:inquiry.send");
      await visitor.visit(at("/"));
      await visitor.fill("#contact [name=name]", " ");
      await visitor.fill("#contact [name=email]", "sari@example.org");
      await visitor.fill("#contact [name=message]", " ");
      await visitor.click("#contact button", send);
      await visitor.sees("h1", t("forms:inquiry.heading"));
      expect(await takeFaults()).toEqual(["POST /api/inquiries: status 422"]);
      await visitor.fill("[name=name]", "Sari");
      await visitor.fill("[name=message]", "Halo");
      await visitor.click("button", send);
      await visitor.isOn(at("/inquiry-sent/"));
      await visitor.sees("h1", t("forms:inquiry.sent"));
      await visitor.goBack();
      await visitor.sees("h1", t("forms:inquiry.heading"));
      await visitor.reads("textarea", (area) => (area as HTMLTextAreaElement).value, "Halo");
    });

    it("a gift is sent", async () => {
      const { visitor } = visit();
      await visitor.visit(at("/donate/"));
      await visitor.click("input[name=currency][value=USD]");
      await visitor.fill("input[name=customAmount]", language === "id" ? "12,50" : "12.50");
      await visitor.click('form[action="/api/donations"] button[type=submit]');
      const thanks = t("server:sample.donation", { amount: formatAmount(dollars(12.5), language) });
      await visitor.sees("main *", thanks);
    });

    it("the catalogue's tabs are pages", async () => {
      const { visitor } = visit();
      const projects = projectsOf(language, "catalogue");
      const category = projects[0]?.category ?? "technology";
      await visitor.visit(at("/projects/"));
      await visitor.counts("main article", projects.length);
      await visitor.click("main nav a", t(`projects:category.${category}`));
      await visitor.isOn(at(`/projects/category/${category}/`));
    });
  },
  { scripts: false },
);
