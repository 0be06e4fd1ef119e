import { screen } from "@testing-library/react";
import { Prose } from "../../../src/components/Prose/Prose";
import { renderIn } from "../../setup/render";

it("shows the HTML of a text in the language that it is in", () => {
  renderIn(
    "id",
    <Prose html='<h2>Why</h2><p>Because of <a href="/id/news/">this</a>.</p>' lang="en" opening />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Why" }).closest("[lang]")).toHaveAttribute(
    "lang",
    "en",
  );
  expect(screen.getByRole("link", { name: "this" })).toHaveAttribute("href", "/id/news/");
});
