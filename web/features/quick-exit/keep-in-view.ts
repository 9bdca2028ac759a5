/**
 * Keeps the bars at the top of what is visible. They are sticky already; but an on-screen keyboard, or zooming with two
 * fingers, shows only a part of the area that they stick to: the visual viewport.
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
  // A dialog that has opened meanwhile has a bar of its own.
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
