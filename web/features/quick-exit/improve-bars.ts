import { keepInView } from './keep-in-view.ts';
import { sayPresses } from './say-presses.ts';
import { comeBack } from './stay-away.ts';

/** The part of the quick exit that the small script of every page adds to the inline one. */
export function improveBars(): void {
  sayPresses();
  keepInView();
  for (const use of ['pointerdown', 'keydown']) addEventListener(use, comeBack, { once: true });
}
