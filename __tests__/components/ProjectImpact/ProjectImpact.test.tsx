import { screen } from "@testing-library/react";
import { ProjectImpact } from "../../../src/components/ProjectImpact/ProjectImpact";
import { notedClaim } from "../../setup/claims";
import { renderIn } from "../../setup/render";
import { translator } from "../../setup/translator";

const t = translator("en");

const show = (claim: Queries.ProjectImpactFragment["claim"]) =>
  renderIn(
    "en",
    <ProjectImpact project={{ language: "en", contentLanguage: "en", impact: "wells read", claim }} />,
  );

test("a project without a figure has its line only", () => {
  const { container } = show(null);
  expect(container).toHaveTextContent(/^wells read$/);
});

test("a measured figure of its own stands before the line, without a mark", () => {
  const { container } = show({ ...notedClaim({ kind: "measured" }), owner: "project", unit: "trees" });
  expect(screen.getByText("40+ wells read")).toBeVisible();
  for (const owner of ["programme", "organisation"] as const)
    expect(container).not.toHaveTextContent(t(`common:claim.total.${owner}`));
});

test("a total and a sample say that they are", () => {
  show({ ...notedClaim({ kind: "sample" }), owner: "programme", unit: "trees" });
  expect(
    screen.getByText(`${t("common:claim.total.programme")} · ${t("common:claim.kind.sample")}`),
  ).toBeVisible();
});

test("a share of a programme is not called a total", () => {
  show({ ...notedClaim({ kind: "measured" }), owner: "programme", unit: "percent" });
  expect(screen.getByText(t("common:claim.share.programme"))).toBeVisible();
});
