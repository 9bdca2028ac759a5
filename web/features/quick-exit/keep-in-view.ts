/**
 * Keeps the bars at the top of the visual viewport. They are sticky, but with an on-screen keyboard or pinch zoom the
 * visual viewport is only a part of the layout viewport that they stick to.
 */
export function keepInView(): void {
  const view = window.visualViewport;
  if (!view) return;
  const place = () => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-quick-exit]'))
      placeIn(view, bar);
  };
  view.addEventListener('resize', place);
  view.addEventListener('scroll', place);
  // A dialog that has opened in the meantime has its own bar.
  document.addEventListener('focusin', place);
  place();
}

function placeIn({ offsetLeft, offsetTop, width, scale }: VisualViewport, bar: HTMLElement): void {
  const { style } = bar;
  style.translate = style.width = '';
  if (scale === 1 && offsetTop === 0) return;
  const box = bar.getBoundingClientRect();
  const x = scale > 1 ? Math.max(0, offsetLeft - box.left) : 0;
  style.translate = `${x}px ${Math.max(0, offsetTop - box.top)}px`;
  if (scale > 1) style.width = `${Math.min(width, box.width - x)}px`;
}
