/** The element that has the buttons of the dock, in a page that hides the dock while they are visible. */
const BUTTONS = '[data-hides-dock]';

/** Shows the dock of booking and calling on phones once the page's own buttons are out of view; the style hides it. */
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
