import { filmPath } from "../../src/domain/film";
import { localizedPath } from "../../src/domain/paths";
import { filmPageOf } from "../setup/site";
import { inEachWindow } from "./support/in-each-window";

inEachWindow(({ language }, visit) => {
  const { scenes } = filmPageOf(language);

  it("the film plays when it is clicked, and its captions in the page's language are read", async () => {
    const { visitor } = visit();
    await visitor.use(localizedPath(filmPath, language));
    await visitor.reads("video", (video) => (video as HTMLVideoElement).currentTime, 0);
    await visitor.click("video");
    await visitor.reads("video", (video) => (video as HTMLVideoElement).currentTime > 0, true);
    await visitor.reads("video", readCaptions, scenes.length);
  });
});

/**
 * The captions of a film in the page's language, by number. WebKit shows them only to those who ask for them, and reads
 * them then. Runs in the page.
 */
function readCaptions(video: HTMLElement): number | undefined {
  const tracks = [...(video as HTMLVideoElement).textTracks];
  const track = tracks.find(({ language }) => language === document.documentElement.lang);
  if (track?.mode === "disabled") track.mode = "showing";
  return track?.cues?.length;
}
