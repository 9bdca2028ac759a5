import { STEP_UP_REASON } from '../../src/platform/auth/step-up/rules.ts';
import { apiErrorOf } from './api-error.ts';
import { showToast } from './toasts.ts';

/** Asks the signed-in user to confirm that it is them. Resolves with whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** Sets who asks, such as a dialog; null for nobody. */
export function setStepUp(next: Ask | null): void {
  ask = next;
}

/** Has the user confirm that it is them. Calls that are refused together are one question. */
export function requestStepUp(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

/** Whether a call was refused because the user has not confirmed it. */
export const isStepUpRefusal = (error: unknown): boolean =>
  apiErrorOf(error)?.reason === STEP_UP_REASON;

/** Says that nothing was done, after the user has decided not to confirm it. */
export function showNotConfirmed(): void {
  showToast({ tone: 'warning', title: 'Not confirmed', text: 'Nothing was changed or sent.' });
}
