import { apiErrorOf } from '../../lib/api-error.ts';
import { forgetAllDrafts } from '../../lib/kept-drafts.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { endSession } from './session.ts';

/**
 * The action of the Sign Out button; `everywhere` ends the sessions on other devices, too. Source of texts: admin spec §2
 * and §8.
 */
export function useSignOut({ everywhere = false } = {}): () => void {
  const { mutateAsync: endSessions } = trpc.identity.endSessions.useMutation();
  return () =>
    void endSession({
      everywhere,
      endOnServer: () =>
        endSessions({ which: everywhere ? 'all' : 'current' }).catch((error: unknown) => {
          // Without a valid session or account there is nothing to end.
          const { httpStatus = 0 } = apiErrorOf(error) ?? {};
          if (httpStatus !== 401 && httpStatus !== 403) throw error;
        }),
    }).then(
      () => {
        forgetAllDrafts();
        showToast({ tone: 'success', title: 'Signed out' });
      },
      () =>
        showToast({
          tone: 'danger',
          title: 'Error',
          text: 'Failed to sign out. Please try again.',
        }),
    );
}
