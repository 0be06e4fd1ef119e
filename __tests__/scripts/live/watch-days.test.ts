import { watchDays } from "../../../scripts/live/watch-days.mjs";

const days = ["2031-05-04", "2031-05-08"];
let day: string;
let built: string[];
let watch: ReturnType<typeof watchDays> | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  built = [];
});

afterEach(() => {
  watch?.close();
  jest.useRealTimers();
});

function start(builtOn: string, now: string): void {
  day = now;
  watch = watchDays({
    builtOn,
    today: () => day,
    due: (after, until) => days.filter((each) => each > after && each <= until),
    onDue: () => built.push(day),
  });
}

it("builds when a day begins on which something appears, once, also after days asleep", () => {
  start("2031-05-03", "2031-05-03");
  for (day of ["2031-05-03", "2031-05-04", "2031-05-04", "2031-05-05", "2031-05-09", "2031-05-09"])
    jest.advanceTimersByTime(60_000);
  expect(built).toEqual(["2031-05-04", "2031-05-09"]);
});

it("builds at once what appeared since the last build", () => {
  start("2031-05-03", "2031-05-06");
  expect(built).toEqual(["2031-05-06"]);
  start("2031-05-05", "2031-05-06");
  expect(built).toHaveLength(1);
});
