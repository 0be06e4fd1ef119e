import { captionsText } from "../../../src/build/files/film-captions";

it("shows a caption for as long as its scene lasts", () => {
  const scenes = [
    { seconds: 58, says: "Salt & water -->" },
    { seconds: 7, says: "Then sand." },
  ];
  expect(captionsText({ language: "en", scenes })).toBe(`WEBVTT

00:00.000 --> 00:58.000
Salt &amp; water --&gt;

00:58.000 --> 01:05.000
Then sand.
`);
});
