/**
 * Keeps a tap on a select from choosing what it did not show yet. react-select opens at the end of a touch, and keeps the
 * browser from making a click of it everywhere but at its input: that click went to the option which was under the finger
 * by then.
 */
export function openSelectsByTap(): void {
  // after react-select, which leaves alone what another one has dealt with
  const keepClick = (event: TouchEvent) => {
    const isInput = (event.target as Element).matches('[id*="-field-"][role="combobox"]');
    if (isInput && event.cancelable) event.preventDefault();
  };
  window.addEventListener("touchend", keepClick, { passive: false });
}
