import { localizedPath } from "./paths";

/** Address of the film's page in the default language. */
export const filmPath = "/film/";

/** Address of the film's captions in a language: WebVTT. */
export function captionsPath(language: string): string {
  return localizedPath(`${filmPath}captions.${language}.vtt`, language);
}

interface Scene {
  readonly seconds: number;
}

/** The length of scenes that follow each other, in seconds. */
export function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** The scenes of a film, each with the seconds at which it begins and ends. */
export function timed<Each extends Scene>(scenes: readonly Each[]) {
  return scenes.map((scene, index) => {
    const start = lengthOf(scenes.slice(0, index));
    return { ...scene, start, end: start + scene.seconds };
  });
}
