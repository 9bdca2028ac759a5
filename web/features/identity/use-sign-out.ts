import { forgetAllDrafts } from '../../lib/kept-drafts.ts';
import { showToast } from '../../lib/toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { endSession } from './session.ts';

/**
 * The action of the Sign Out button; `everywhere` ends the sessions on other devices, too. Source of texts: admin spec §2
 * and §8.
 */
export function useSignOut({ everywhere = false } = {}): () => void {
  const { mutateAsync: endAll } = trpc.identity.endSessions.useMutation();
  return () =>
    void endSession({ endAll: everywhere ? () => endAll({ which: 'all' }) : undefined }).then(
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
