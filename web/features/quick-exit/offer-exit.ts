import { leave } from './leave.ts';
import { createShiftPresses, PRESSES, type Press } from './shift-presses.ts';

/**
 * Makes the quick exit controls of this document work, including those added later: uses event delegation on the
 * document, so that it does not depend on React. The attribute `data-shift` of the root element is the number of Shift
 * presses. Must be called only once.
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

/** Listens in the capture phase, before the page's own listeners. */
const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) => document.addEventListener(type, listener, true);

/** A placeholder event that counts as a key other than Shift. */
const OTHER: Press = { type: '', timeStamp: 0 };

/**
 * Whether key events come from an on-screen keyboard: a field has the focus on a touch device. Such keyboards send
 * Shift by themselves, to capitalize the beginning of a sentence and to switch to digits (govuk-frontend #4095).
 */
const isOnScreenKeyboard = () =>
  matchMedia('(pointer: coarse)').matches && !!document.activeElement?.matches('input,textarea');
