import { keepInView } from './keep-in-view.ts';
import { sayPresses } from './say-presses.ts';
import { comeBack } from './stay-away.ts';

let isDone = false;

/** The part of the quick exit that can wait for the first interaction. A second call does nothing. */
export function improveBars(): void {
  if (isDone) return;
  isDone = true;
  sayPresses();
  keepInView();
  comeBack();
}
