/** What toasts must not cover: marked bars at the foot of a sheet or of the screen, and the button that sends a form. */
const BAR = '[data-bottom-bar],form [type=submit]';

/**
 * How far above the bottom of the screen, in CSS pixels, `box` has to stand so that it covers no bar inside of
 * `root`. Measured now: call again when something is scrolled, resized or replaced.
 */
export function clearOfBottomBars(box: HTMLElement, root: ParentNode): number {
  const { left, right, height } = box.getBoundingClientRect();
  const bars = [...root.querySelectorAll(BAR)]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left)
    .sort((a, b) => b.bottom - a.bottom);
  let floor = window.innerHeight;
  for (const bar of bars) {
    if (bar.top < floor && bar.bottom > floor - height) floor = bar.top;
  }
  return window.innerHeight - Math.max(floor, height);
}
