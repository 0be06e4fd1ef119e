import { screen, within } from "@testing-library/react";
import { claimOwners } from "../../../src/domain/claim-owners";
import { localizedPath } from "../../../src/domain/paths";
import { FiguresView } from "../../../src/views/figures/FiguresView";
import { languageCodes } from "../../setup/languages";
import { plain } from "../../setup/plain";
import { renderIn } from "../../setup/render";
import { claimsOf, figuresPageOf } from "../../setup/site";
import { translator } from "../../setup/translator";

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const address = `https://tajuk.example/${language}/figures/`;
  const page = figuresPageOf(language);
  const claims = claimsOf(language);

  it("has an entry for every figure, below whose it is, with an anchor", () => {
    renderIn(language, <FiguresView page={page} claims={claims} address={address} />);
    for (const { slug, title, figure, counts, owner } of claims) {
      const group = within(screen.getByRole("region", { name: t(`figures:of.${owner}`) }));
      const entry = group.getByRole("article", { name: title });
      expect(entry).toHaveAttribute("id", slug);
      for (const text of [figure, counts]) expect(entry).toHaveTextContent(plain(text));
    }
    expect(screen.getAllByRole("article")).toHaveLength(claims.length);
  });

  it("has a part for each of whom a figure can be, with an anchor", () => {
    const ofEach = claimOwners.flatMap((owner) => claims.map((claim) => ({ ...claim, owner })));
    renderIn(language, <FiguresView page={page} claims={ofEach} address={address} />);
    for (const owner of claimOwners) {
      const name = t(`figures:of.${owner}`);
      expect(screen.getByRole("heading", { level: 2, name })).toHaveAttribute("id", `owner-${owner}`);
    }
  });

  it("says with each figure of what it is, and with the whole of which it is a part", () => {
    const [claim] = claims;
    if (!claim) throw new Error("The fixture site has no claims.");
    const whole = { slug: "bay", figure: "7", unit: "hectares", title: "Mangroves replanted" } as const;
    const changed = { ...claim, figure: "3", unit: "trees", whole } as const;
    const percent = { ...claim, slug: "percent", figure: "9%", unit: "percent", whole: null } as const;
    renderIn(language, <FiguresView page={page} claims={[changed, percent]} address={address} />);
    const [trees, part] = screen.getAllByRole("article");
    // below its heading, so that the search finds it there
    expect(trees).toHaveTextContent(`${claim.title}3 ${t("figures:unit.trees")}`);
    const link = screen.getByRole("link", { name: `${whole.title}: 7 ${t("figures:unit.hectares")}` });
    expect(link).toHaveAttribute("href", `${localizedPath("/figures/", language)}#bay`);
    expect(part).toHaveTextContent(`${claim.title}9%${t(`common:claim.kind.${claim.kind}`)}`);
  });

  it("leads from its top to each of its parts", () => {
    renderIn(language, <FiguresView page={page} claims={claims} address={address} />);
    const parts = within(screen.getByRole("navigation", { name: t("common:parts") }));
    expect(parts.getByRole("link", { name: page.dataTitle })).toHaveAttribute("href", "#data");
    for (const link of parts.getAllByRole<HTMLAnchorElement>("link"))
      expect(document.querySelector(link.hash)).toHaveTextContent(link.textContent);
  });

  it("says that some are samples, if some are", () => {
    renderIn(language, <FiguresView page={page} claims={claims} address={address} />).unmount();
    const measured = claims.filter(({ kind }) => kind === "measured");
    renderIn(language, <FiguresView page={page} claims={measured} address={address} />);
    expect(screen.queryByText(page.sampleNotice)).not.toBeInTheDocument();
    renderIn(language, <FiguresView page={page} claims={claims} address={address} />);
    expect(screen.getByText(page.sampleNotice)).toBeVisible();
  });

  it("leads to where a figure comes from", () => {
    const [claim] = claims;
    if (!claim) throw new Error("The fixture site has no claims.");
    const outside = { title: "A log", address: "https://log.example/1", report: null };
    const ours = { title: "A report", address: null, report: { slug: "wet-season" } };
    renderIn(
      language,
      <FiguresView
        page={page}
        address={address}
        claims={[
          { ...claim, source: outside },
          { ...claim, slug: "other", source: ours },
        ]}
      />,
    );
    expect(screen.getByRole("link", { name: "A log" })).toHaveAttribute("href", outside.address);
    expect(screen.getByRole("link", { name: "A report" })).toHaveAttribute(
      "href",
      localizedPath("/transparency/wet-season/", language),
    );
  });

  it("can be passed on", () => {
    renderIn(language, <FiguresView page={page} claims={claims} address={address} />);
    expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
      "href",
      `https://wa.me/?text=${encodeURIComponent(`${page.title} ${address}`)}`,
    );
  });

  it("offers the data with its version, checksums, licence and the meaning of each column", () => {
    renderIn(language, <FiguresView page={page} claims={claims} address={address} />);
    const data = within(screen.getByRole("region", { name: page.dataTitle }));
    expect(data.getByText(new RegExp(page.version))).toBeVisible();
    expect(data.getByRole("link", { name: page.licence })).toHaveAttribute("href", page.licenceAddress);
    for (const { name, path, checksum } of page.files) {
      expect(data.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("href", path);
      expect(data.getByText(new RegExp(checksum))).toBeVisible();
    }
    expect(data.getByText("as_of")).toBeInTheDocument();
  });
});
