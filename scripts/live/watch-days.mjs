/** In milliseconds. */
const minute = 60_000;

/**
 * Calls `onDue` once for each of the organisation's days on which the site changes by itself. It looks at the calendar every
 * minute, and at once, for a computer that slept or was off misses a time of day.
 *
 * @param {object} options
 * @param {string} options.builtOn the day that the site was built for
 * @param {() => string} options.today
 * @param {(after: string, until: string) => readonly string[]} options.due names of the entries and settings that change
 * @param {() => void} options.onDue
 */
export function watchDays({ builtOn, today, due, onDue }) {
  let last = builtOn;
  const look = () => {
    const day = today();
    if (day === last) return;
    const names = due(last, day);
    last = day;
    if (names.length === 0) return;
    console.log(`These change on the site now: ${names.join(", ")}.`);
    onDue();
  };
  look();
  const clock = setInterval(look, minute);
  return { close: () => clearInterval(clock) };
}
