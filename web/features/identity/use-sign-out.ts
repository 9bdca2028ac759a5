import { forgetAllDrafts } from '../../lib/kept-drafts.ts';
import { showToast } from '../../lib/toasts.ts';
import { endSession } from './session.ts';

/**
 * The action of the Sign Out button; `everywhere` ends the sessions on other devices, too. Source of texts: admin spec §2
 * and §8.
 */
export function useSignOut({ everywhere = false } = {}): () => void {
  return () =>
    void endSession({ everywhere }).then(
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
