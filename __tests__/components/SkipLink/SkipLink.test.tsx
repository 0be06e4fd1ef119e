import { screen } from "@testing-library/react";
import { SkipLink } from "../../../src/components/SkipLink/SkipLink";
import { renderIn } from "../../setup/render";

it.each([
  ["en", "Skip to content"],
  ["id", "Langsung ke isi"],
] as const)("leads in %s past the header", (language, name) => {
  renderIn(language, <SkipLink target="content" />);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "#content");
});
