import { leave } from './leave.ts';
import { createShiftPresses, PRESSES, type Press } from './shift-presses.ts';

/**
 * Makes the controls of this document work, those to come included: listens on the document, so that it does not matter
 * what React has done so far. The root says in `data-shift` how often Shift was pressed. To be called once.
 */
export function offerExit(): void {
  const press = createShiftPresses((count) => {
    document.documentElement.dataset.shift = String(count);
    const link = document.querySelector<HTMLAnchorElement>('[data-quick-exit] a');
    if (count === PRESSES && link) leave(link.href);
  });
  listen('keydown', (event) => press(isOnScreenKeyboard() ? OTHER : event));
  listen('keyup', press);
  listen('pointerdown', press);
  listen('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-leave]');
    if (!link) return;
    event.preventDefault();
    leave(link.href);
  });
}

/** Before the listeners of the page. */
const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) => document.addEventListener(type, listener, true);

/** Counts as a key other than Shift. */
const OTHER: Press = { type: '', timeStamp: 0 };

/**
 * Whether keys come from an on-screen keyboard: a field has the focus on a touch device. Such keyboards press Shift by
 * themselves, to begin sentences with a capital, and when they change to digits (govuk-frontend #4095).
 */
const isOnScreenKeyboard = () =>
  matchMedia('(pointer: coarse)').matches && !!document.activeElement?.matches('input,textarea');
