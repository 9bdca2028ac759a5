import { apiErrorOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';

const GONE = 'Somebody has deleted it meanwhile.';

/** Why a call failed, in a sentence. */
export const reasonOf = (error: unknown): string =>
  apiErrorOf(error)?.message ?? 'The server could not be reached.';

/**
 * What staff are told of a write, and what is fetched again after it. Source of the texts: admin spec §8.
 * Pass the answer to `useMutation`; a failure says why beneath, and leaves what is shown as it is, unless the
 * row is there no more.
 */
export function useTold() {
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
      void refresh?.();
      onSuccess?.(answer);
    },
    onError: (error: unknown) => {
      const isGone = apiErrorOf(error)?.httpStatus === 404;
      const detail = isGone ? GONE : reasonOf(error);
      showToast({ tone: 'danger', title: 'Error', text: failure, detail });
      if (isGone) void refresh?.();
      onError?.(error);
    },
  });
}
