import { MAX_PAUSE_MS, PRESSES } from './shift-presses.ts';

/** Says in every bar how many presses of Shift are missing, until it is too late for the next one. */
export function sayPresses(): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  const onPress = () => {
    const times = Number(root.dataset.shift) === PRESSES - 1 ? 'once' : 'twice';
    say(`Press Shift ${times} more to leave`);
    clearTimeout(timer);
    timer = setTimeout(say, MAX_PAUSE_MS);
  };
  new MutationObserver(onPress).observe(root, { attributeFilter: ['data-shift'] });
  if (root.dataset.shift) onPress();
}

/** Without words, the usual ones. */
function say(words?: string): void {
  for (const hint of document.querySelectorAll<HTMLElement>('[data-quick-exit] [role=status]')) {
    hint.dataset.usual ??= hint.textContent;
    hint.textContent = words ?? hint.dataset.usual;
  }
}
