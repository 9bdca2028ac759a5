import { apiErrorOf } from '../lib/api-error.ts';
import { dismissErrorToast, showToast } from '../lib/toasts.ts';

const GONE = 'Somebody has deleted it meanwhile.';

/** Why a call failed, in a sentence. */
export const reasonOf = (error: unknown): string =>
  apiErrorOf(error)?.message ?? 'The server could not be reached.';

/**
 * What staff are told of a write, and what is fetched again after it. Source of the texts: admin spec §8.
 * Pass the answer to `useMutation`; a failure says why beneath, and leaves what is shown as it is, unless the
 * row is gone or has changed meanwhile (404, 409): then it is fetched again.
 */
export function useMutationToasts() {
  return <Answer, Input>({
    success,
    failure,
    refresh,
    undo,
    onSuccess,
    onError,
  }: {
    success?: string;
    failure: string;
    /** Fetches again what the write has changed. */
    refresh?: () => unknown;
    /** What takes it back, where nobody was asked before: offered for as long as the toast is there. */
    undo?: (answer: Answer, input: Input) => (() => void) | undefined;
    onSuccess?: (answer: Answer) => void;
    onError?: (error: unknown) => void;
  }) => ({
    onSuccess: (answer: Answer, input: Input) => {
      const takeBack = undo?.(answer, input);
      const action = takeBack && { label: 'Undo', onAction: takeBack };
      if (success) {
        showToast({ tone: 'success', title: 'Success', text: success, ...(action && { action }) });
      }
      if (!success) dismissErrorToast();
      void refresh?.();
      onSuccess?.(answer);
    },
    onError: (error: unknown) => {
      const status = apiErrorOf(error)?.httpStatus;
      const isGone = status === 404;
      const detail = isGone ? GONE : reasonOf(error);
      showToast({ tone: 'danger', title: 'Error', text: failure, detail });
      // What is shown is not as the server has it.
      if (isGone || status === 409) void refresh?.();
      onError?.(error);
    },
  });
}
