import { keepInView } from './keep-in-view.ts';
import { MAX_PAUSE_MS, PRESSES } from './shift-presses.ts';
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

/** Shows in every bar how many more Shift presses are needed, until the time for the next press has run out. */
function sayPresses(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  const onPress = () => {
    say(Number(root.dataset.shift) === PRESSES - 1 ? 'once' : 'twice');
    clearTimeout(timer);
    timer = setTimeout(say, MAX_PAUSE_MS, 'usual');
  };
  new MutationObserver(onPress).observe(root, { attributeFilter: ['data-shift'] });
  if (root.dataset.shift) onPress();
}

/** Shows one of the texts of the hints, which are in their attributes, in the language of the page. */
function say(words: 'usual' | 'twice' | 'once'): void {
  for (const hint of document.querySelectorAll<HTMLElement>('[data-quick-exit] [role=status]')) {
    hint.dataset.usual ??= hint.textContent;
    hint.textContent = hint.dataset[words] ?? hint.dataset.usual;
  }
}
