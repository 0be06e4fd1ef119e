/** A throttled function; `cancel` drops the call that still waits. */
export interface Throttled<Args extends readonly unknown[]> {
  (...args: Args): void;
  cancel: () => void;
}

/**
 * Lets the first call through at once and then at most one in each `interval` (milliseconds). The last
 * call of a burst is never lost: it runs when the interval is over.
 */
export function throttle<Args extends readonly unknown[]>(
  call: (...args: Args) => void,
  interval: number,
): Throttled<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;

  const throttled = (...args: Args): void => {
    if (timer !== undefined) {
      waiting = args;
      return;
    }
    call(...args);
    // Timers truncate fractions of a millisecond, which would let more calls through.
    timer = setTimeout(release, Math.ceil(interval));
  };

  function release() {
    const args = waiting;
    timer = waiting = undefined;
    if (args) throttled(...args);
  }

  throttled.cancel = () => {
    waiting = undefined;
  };
  return throttled;
}
