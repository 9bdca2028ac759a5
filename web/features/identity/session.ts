import { useSyncExternalStore } from 'react';
import { setAccessTokenSource } from '../../lib/access-token.ts';
import * as auth from '../../lib/auth.ts';

/** Who is signed in. Loading at the start, and while somebody signs in or out. */
export type Session = {
  isLoading: boolean;
  user: auth.AuthUser | null;
  /** Whether the server refused the last session, and nobody has signed in since. */
  isExpired: boolean;
};

let session: Session = { isLoading: true, user: null, isExpired: false };
const listeners = new Set<() => void>();
let forget = () => {};

function change(next: Session): void {
  // What one person was told is not for the next, nor for the room after they have left.
  if (next.user?.username !== session.user?.username) forget();
  session = next;
  for (const listener of listeners) listener();
}

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lawfront');

let isOpen = false;

/**
 * Begins the session of this page: prepares the pool's client and looks who is signed in. Once.
 * `onOtherUser` is called before anything shows of somebody else, or of nobody.
 */
export async function openSession(config: auth.PoolConfig, onOtherUser: () => void): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  forget = onOtherUser;
  auth.configureAuth(config);
  setAccessTokenSource(auth.getAccessToken);
  otherTabs?.addEventListener('message', ({ data }) => {
    // Whoever leaves the office leaves it in every tab.
    const { user } = session;
    if (user && data?.signedOut === user.username) {
      void leave({ isExpired: data.isExpired === true }).catch(() => {});
    }
  });
  await refreshSession();
}

/** Looks again who is signed in; a failed lookup means nobody. */
export async function refreshSession(): Promise<void> {
  const user = await auth.getCurrentUser();
  change({ isLoading: false, user, isExpired: session.isExpired && user === null });
}

/** Runs what may sign somebody in, with the session loading meanwhile. Errors go to the caller. */
export async function whileSigningIn<T>(work: () => Promise<T>): Promise<T> {
  change({ ...session, isLoading: true });
  try {
    return await work();
  } finally {
    await refreshSession();
  }
}

/**
 * Ends the session here and in the other tabs; `isExpired` if the server no longer accepts it, which the
 * sign-in page then says. Errors go to the caller.
 */
export async function endSession({ isExpired = false } = {}): Promise<void> {
  const { user } = session;
  await leave({ isExpired });
  if (user) otherTabs?.postMessage({ signedOut: user.username, isExpired });
}

async function leave({ isExpired }: { isExpired: boolean }): Promise<void> {
  const { user } = session;
  change({ user, isLoading: true, isExpired });
  try {
    await auth.signOut();
    change({ isLoading: false, user: null, isExpired });
  } catch (error) {
    change({ isLoading: false, user, isExpired: false });
    throw error;
  }
}

export function useSession(): Session {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => session,
    () => session,
  );
}
