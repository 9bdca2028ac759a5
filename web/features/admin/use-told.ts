import { apiErrorOf } from '../../lib/api-error.ts';
import { showToast } from '../../lib/toasts.ts';

/**
 * What staff are told of a write, and what is fetched again after it. Source of the texts: admin spec §8.
 * Pass the answer to `useMutation`; a failure says why beneath, and leaves what is shown as it is.
 */
export function useTold() {
  return ({
    success,
    failure,
    refresh,
    onSuccess,
    onError,
  }: {
    success?: string;
    failure: string;
    /** Fetches again what the write has changed. */
    refresh?: () => unknown;
    onSuccess?: () => void;
    onError?: (error: unknown) => void;
  }) => ({
    onSuccess: () => {
      if (success) showToast({ tone: 'success', title: 'Success', text: success });
      void refresh?.();
      onSuccess?.();
    },
    onError: (error: unknown) => {
      const detail = apiErrorOf(error)?.message ?? 'The server could not be reached.';
      showToast({ tone: 'danger', title: 'Error', text: failure, detail });
      onError?.(error);
    },
  });
}
