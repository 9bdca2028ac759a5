/** The element with the page's own versions of the dock's buttons; the dock is hidden while it is visible. */
const BUTTONS = '[data-hides-dock]';

/**
 * Shows the dock with the booking and call buttons on phones once the page's own buttons are out of view; CSS hides it
 * by default.
 */
export function hideDock(): void {
  let isScheduled = false;
  const update = () => {
    isScheduled = false;
    const buttons = document.querySelector<HTMLElement>(BUTTONS);
    if (!buttons) return;
    const { top, bottom } = buttons.getBoundingClientRect();
    const isInView = bottom > 0 && top < window.innerHeight;
    buttons.dataset.hidesDock = isInView ? 'now' : '';
  };
  const schedule = () => {
    if (!isScheduled) requestAnimationFrame(update);
    isScheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  schedule();
}
