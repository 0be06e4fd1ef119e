import { filmPath } from "../../src/domain/film";
import { localizedPath } from "../../src/domain/paths";
import { filmPageOf } from "../setup/site";
import { inEachWindow } from "./support/in-each-window";

inEachWindow(({ language }, visit) => {
  const { scenes } = filmPageOf(language);

  it("the film plays when it is clicked, with its captions in the page's language", async () => {
    const { visitor } = visit();
    await visitor.use(localizedPath(filmPath, language));
    await visitor.reads("video", (video) => (video as HTMLVideoElement).currentTime, 0);
    await visitor.click("video");
    await visitor.reads("video", (video) => (video as HTMLVideoElement).currentTime > 0, true);
    await visitor.reads("video", shownCaptions, scenes.length);
  });
});

/** The captions that a film shows in the page's language, by number. Runs in the page. */
function shownCaptions(video: HTMLElement): number | undefined {
  const tracks = [...(video as HTMLVideoElement).textTracks];
  return tracks.find((track) => track.mode === "showing" && track.language === document.documentElement.lang)
    ?.cues?.length;
}
