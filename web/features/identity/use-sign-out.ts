import { forgetAllDrafts } from '../../lib/kept-drafts.ts';
import { showToast } from '../../lib/toasts.ts';
import { endSession } from './session.ts';

/** The action of the Sign Out button. Source of texts: admin spec §2 and §8. */
export function useSignOut(): () => void {
  return () =>
    void endSession().then(
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
