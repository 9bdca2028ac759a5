/** Elements that toasts must not cover: marked bars at the bottom of a sheet or the screen, and submit buttons. */
const BAR = '[data-bottom-bar],form [type=submit]';

/**
 * The distance from the bottom of the screen, in CSS pixels, at which `box` covers no bar inside `root`. A one-time
 * measurement: call it again after scrolling, resizing or DOM changes.
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
