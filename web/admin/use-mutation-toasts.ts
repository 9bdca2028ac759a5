import { apiErrorOf } from '../lib/api-error.ts';
import { isStepUpRefusal, showNotConfirmed } from '../lib/step-up.ts';
import { dismissErrorToast, showToast } from '../lib/toasts.ts';

const GONE = 'Somebody else has deleted it in the meantime.';

/** The reason why a call failed, as a sentence. */
export const reasonOf = (error: unknown): string =>
  apiErrorOf(error)?.message ?? 'The server could not be reached.';

/**
 * Callbacks for `useMutation`: toasts for success and failure, and a refetch after success. A failure toast includes
 * the reason. After a failure nothing is refetched unless the row was deleted or changed by somebody else (404, 409).
 * Source of the texts: admin spec §8.
 */
export function useMutationToasts() {
  return <Answer, Input>({
    success,
    failure,
    refresh,
    undo,
    undoSeconds,
    onSuccess,
    onError,
  }: {
    success?: string | ((answer: Answer) => string);
    failure: string;
    /** Refetches the changed data. */
    refresh?: () => unknown;
    /** Returns the function that undoes the write; the toast has an Undo button that calls it. */
    undo?: (answer: Answer, input: Input) => (() => void) | undefined;
    /** How long the toast with the Undo button is shown, in seconds, if not for the default time. */
    undoSeconds?: number;
    onSuccess?: (answer: Answer) => void;
    onError?: (error: unknown) => void;
  }) => ({
    onSuccess: (answer: Answer, input: Input) => {
      const takeBack = undo?.(answer, input);
      const action = takeBack && { label: 'Undo', onAction: takeBack };
      if (success) {
        const text = typeof success === 'function' ? success(answer) : success;
        const offer = action && {
          action,
          ...(undoSeconds && { shownMs: undoSeconds * 1_000 }),
        };
        showToast({ tone: 'success', title: 'Success', text, ...offer });
      }
      if (!success) dismissErrorToast();
      void refresh?.();
      onSuccess?.(answer);
    },
    onError: (error: unknown) => {
      // No toast: the dialog of the advertising gate has shown the findings, and the user has returned to the text.
      if (apiErrorOf(error)?.reason === 'advertising_findings') return onError?.(error);
      if (isStepUpRefusal(error)) {
        showNotConfirmed();
        return onError?.(error);
      }
      const status = apiErrorOf(error)?.httpStatus;
      const isGone = status === 404;
      const detail = isGone ? GONE : reasonOf(error);
      showToast({ tone: 'danger', title: 'Error', text: failure, detail });
      // The data on the screen is out of date.
      if (isGone || status === 409) void refresh?.();
      onError?.(error);
    },
  });
}
