import { STEP_UP_REASON } from '../../src/platform/auth/step-up/rules.ts';
import { apiErrorOf } from './api-error.ts';
import { showToast } from './toasts.ts';

/** Asks the signed-in user to authenticate again. Resolves to whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** Sets the step-up handler, such as a dialog; null for none. */
export function setStepUp(next: Ask | null): void {
  ask = next;
}

/** Requests a step-up from the user. Concurrent requests share one prompt. */
export function requestStepUp(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}

/** Whether a call was rejected because it requires a step-up. */
export const isStepUpRefusal = (error: unknown): boolean =>
  apiErrorOf(error)?.reason === STEP_UP_REASON;

/** Shows a toast that nothing was done, after the user has cancelled a step-up. */
export function showNotConfirmed(): void {
  showToast({ tone: 'warning', title: 'Not confirmed', text: 'Nothing was changed or sent.' });
}
