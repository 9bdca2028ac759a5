import { TIP } from './tip.ts';

/**
 * The hover delay before a tooltip opens, and how soon after one closes another opens without a delay. Source: public
 * spec §9.
 */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Shows the label of the hovered or keyboard-focused element in `box`. Hides it on Escape, click, scroll, and when the
 * pointer or the focus leaves. Returns a function that removes all listeners.
 */
export function attachTooltips(box: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null = null;
  let hiddenAtMs = Number.NEGATIVE_INFINITY;

  const hide = () => {
    clearTimeout(timer);
    current = null;
    if (!box.matches(':popover-open')) return;
    box.hidePopover();
    hiddenAtMs = performance.now();
  };
  const show = (target: Element) => {
    box.textContent = target.getAttribute('aria-label');
    box.showPopover();
    place(box, target.getBoundingClientRect());
  };
  const aimAt = (target: Element | null, delayMs: number) => {
    if (target === current) return;
    hide();
    current = target;
    if (target) timer = setTimeout(() => show(target), delayMs);
  };

  const listeners: [string, (event: Event) => void][] = [
    [
      'pointerover',
      (event) => {
        if ((event as PointerEvent).pointerType === 'touch') return;
        const isNext =
          performance.now() - hiddenAtMs < SKIP_DELAY_MS || box.matches(':popover-open');
        aimAt(markedAround(event.target), isNext ? 0 : OPEN_DELAY_MS);
      },
    ],
    [
      'focusin',
      (event) => {
        const isByKeyboard =
          event.target instanceof Element && event.target.matches(':focus-visible');
        if (isByKeyboard) aimAt(markedAround(event.target), 0);
      },
    ],
    ['focusout', hide],
    ['pointerdown', hide],
    ['scroll', hide],
    ['keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide()],
  ];
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  // This code is loaded lazily, after the pointer or focus event that triggered it, so the current element is handled
  // now.
  const focused = document.querySelector(`[${TIP}]:focus-visible`);
  if (focused) aimAt(focused, 0);
  else if (matchMedia('(hover: hover)').matches) {
    aimAt(document.querySelector(`[${TIP}]:hover`), OPEN_DELAY_MS);
  }
  return () => {
    hide();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
  };
}

function markedAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${TIP}]`) : null;
}

/** Centres the tooltip below the element, or above it if there is no room, and keeps it within the window. */
function place(box: HTMLElement, { left, width, top, bottom }: DOMRect): void {
  const { offsetWidth, offsetHeight } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const centred = left + width / 2 - offsetWidth / 2;
  const fitsBelow = bottom + GAP_PX + offsetHeight <= clientHeight;
  box.style.left = `${Math.max(EDGE_PX, Math.min(centred, clientWidth - offsetWidth - EDGE_PX))}px`;
  box.style.top = `${fitsBelow ? bottom + GAP_PX : top - GAP_PX - offsetHeight}px`;
}
