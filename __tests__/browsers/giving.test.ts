import { formatAmount } from "../../src/domain/format";
import { dollars } from "../../src/domain/money";
import { localizedPath } from "../../src/domain/paths";
import { resourcesOf } from "../setup/site";
import { translator } from "../setup/translator";
import { inEachWindow } from "./support/in-each-window";

const custom = "input[name=customAmount]";
const give = 'form[action="/api/donations"] button[type=submit]';

/** An amount as each language writes it, and one that could mean two. */
const written = { en: { amount: "12.50", unclear: "3.000" }, id: { amount: "12,50", unclear: "3,000" } };

inEachWindow(({ language }, visit) => {
  const t = translator(language);
  const giving = localizedPath("/donate/", language);
  const amount = formatAmount(dollars(12.5), language);
  const inDollars = "input[name=currency][value=USD]";
  const book = resourcesOf(language).find(({ type }) => type === "ebook");

  it("an amount is read as the language writes it, and the result says that it is a sample", async () => {
    const { visitor } = visit();
    await visitor.use(giving);
    await visitor.click(inDollars);
    await visitor.fill(custom, written[language].amount);
    await visitor.sees(give, t("forms:order.trial", { action: t("donate:button.once", { amount }) }));
    await visitor.click(give);
    await visitor.sees("[role=status] *", t("server:sample.donation", { amount }));
    await visitor.sees("[role=status] *", t("forms:order.sample"));
  });

  it("an amount that is unclear is not taken", async () => {
    const { visitor } = visit();
    const { unclear } = written[language];
    await visitor.use(giving);
    await visitor.click(inDollars);
    await visitor.fill(custom, unclear);
    await visitor.click(give);
    await visitor.sees(`${custom}[aria-invalid=true]`);
    await visitor.isAt(custom);
    await visitor.reads(custom, (field) => (field as HTMLInputElement).value, unclear);
  });

  it("a purchase says that it is a sample", async () => {
    const { visitor } = visit();
    await visitor.use(localizedPath(`/resources/${book?.slug}/`, language));
    const action = t("resources:buy.ebook");
    await visitor.click("main button", t("forms:order.trial", { action }));
    await visitor.sees("[role=status] *", t("forms:order.sample"));
  });
});
