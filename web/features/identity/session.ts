import { useSyncExternalStore } from 'react';
import { setAccessTokenSource } from '../../lib/access-token.ts';
import { configureAuth, type PoolConfig } from '../../lib/auth/configure-auth.ts';
import { type AuthUser, getAccessToken, getCurrentUser } from '../../lib/auth/session.ts';
import { signOut } from '../../lib/auth/sign-in.ts';

/** The session state. Loading initially, and while a sign-in or sign-out is in progress. */
export type Session = {
  isLoading: boolean;
  user: AuthUser | null;
  /** Whether the server rejected the last session and nobody has signed in since. */
  isExpired: boolean;
};

let session: Session = { isLoading: true, user: null, isExpired: false };
const listeners = new Set<() => void>();
let forget = () => {};

function change(next: Session): void {
  // Clears the previous user's data before another user, or nobody, is signed in.
  if (next.user?.username !== session.user?.username) forget();
  session = next;
  for (const listener of listeners) listener();
}

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lawfront');

let isOpen = false;

/**
 * Initializes the session: configures the client of the user pool and looks up the current user. Later calls do
 * nothing. `onOtherUser` is called before the state changes to another user or to nobody.
 */
export async function openSession(config: PoolConfig, onOtherUser: () => void): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  forget = onOtherUser;
  configureAuth(config);
  setAccessTokenSource(getAccessToken);
  otherTabs?.addEventListener('message', ({ data }) => {
    // Signing out in one tab signs out in all tabs.
    const { user } = session;
    if (user && data?.signedOut === user.username) {
      void leave({ isExpired: data.isExpired === true }).catch(() => {});
    }
  });
  await refreshSession();
}

/** Looks up the current user again; if that fails, nobody is signed in. */
export async function refreshSession(): Promise<void> {
  const user = await getCurrentUser();
  change({ isLoading: false, user, isExpired: session.isExpired && user === null });
}

/**
 * Runs an action that may sign somebody in; the session state is `isLoading` while it runs. Rejects with the action's
 * error.
 */
export async function whileSigningIn<T>(work: () => Promise<T>): Promise<T> {
  change({ ...session, isLoading: true });
  try {
    return await work();
  } finally {
    await refreshSession();
  }
}

/**
 * Ends the session here and in the other tabs. `isExpired`: the server no longer accepts the session; the sign-in page
 * then says so. `endOnServer` is called first to revoke the session, or `everywhere` all of the user's sessions: the client
 * of the user pool does not report that it could not revoke a token. Rejects on errors; the user is then still signed in.
 */
export async function endSession({
  isExpired = false,
  ...ending
}: {
  isExpired?: boolean;
  everywhere?: boolean;
  endOnServer?: () => Promise<unknown>;
} = {}): Promise<void> {
  const { user } = session;
  await leave({ isExpired, ...ending });
  if (user) otherTabs?.postMessage({ signedOut: user.username, isExpired });
}

async function leave({
  isExpired,
  everywhere = false,
  endOnServer,
}: {
  isExpired: boolean;
  everywhere?: boolean;
  endOnServer?: () => Promise<unknown>;
}): Promise<void> {
  const { user } = session;
  change({ user, isLoading: true, isExpired });
  try {
    await endOnServer?.();
    await signOut({ everywhere });
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
