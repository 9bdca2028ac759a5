import { keepInView } from './keep-in-view.ts';
import { sayPresses } from './say-presses.ts';
import { comeBack, stayAway } from './stay-away.ts';

/**
 * The part of the quick exit that does not have to be inline and is loaded with the page's script. Called once, on
 * every public page.
 */
export function improveBars(): void {
  sayPresses();
  keepInView();
  stayAway();
  for (const sign of ['pointerdown', 'keydown']) {
    document.addEventListener(sign, comeBack, { once: true, passive: true });
  }
}
