import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { localizedPath } from "../../../src/domain/paths";
import { ChapterView } from "../../../src/views/chapter/ChapterView";
import { languageCodes } from "../../setup/languages";
import { renderIn } from "../../setup/render";
import { resourcesOf } from "../../setup/site";
import { translator } from "../../setup/translator";

const address = "https://tajuk.example/resources/lessons/first/";

describe.each(languageCodes)("in %s", (language) => {
  const t = translator(language);
  const course = resourcesOf(language).find(({ type }) => type === "course");
  const free = course?.chapters.find((chapter) => chapter.free);
  if (!course || !free) throw new Error("The tests' own site has no free lesson.");

  const renderLesson = (exercise: string | null, answer: string | null) => {
    const texts = { body: "<p>The text.</p>", exercise, answer };
    const chapter: Queries.ChapterViewFragment = { ...free, ...texts, resource: course };
    renderIn(language, <ChapterView chapter={chapter} address={address} />);
  };

  it("shows a free lesson, its place in the course, and the way there", () => {
    renderLesson(null, null);
    expect(screen.getByRole("heading", { level: 1, name: free.title })).toBeVisible();
    expect(screen.getByText(free.summary)).toBeVisible();
    expect(screen.getByText("The text.")).toBeVisible();
    const place = { number: 1, count: course.chapters.length };
    expect(screen.getByText(t("resources:contents.place.lesson", place))).toBeVisible();
    const whole = screen.getByRole("link", { name: t("resources:contents.whole.lesson") });
    expect(whole).toHaveAttribute("href", localizedPath(`/resources/${course.slug}/`, language));
    expect(screen.queryByText(t("resources:contents.exercise"))).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("share:whatsApp") })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent(address)),
    );
  });

  it("shows its exercise, and the answer only to those who ask for it", async () => {
    renderLesson("<p>How many?</p>", "<p>Ten.</p>");
    expect(screen.getByText("How many?")).toBeVisible();
    expect(screen.getByText("Ten.")).not.toBeVisible();
    await userEvent.click(screen.getByText(t("resources:contents.answer")));
    expect(screen.getByText("Ten.")).toBeVisible();
  });
});
