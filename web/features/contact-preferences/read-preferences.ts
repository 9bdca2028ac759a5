import { useSyncExternalStore } from 'react';
import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';

/** The key under which preferences are marked as read in lists of e-mail addresses, which show no records. */
export const addressKey = (email: string) => `address:${email.toLowerCase()}`;

/** The records whose contact preferences have been read since the page was loaded, by id. */
const read = new Set<string>();
const listeners = new Set<() => void>();

export function markPreferencesRead(id: string): void {
  read.add(id);
  for (const notify of listeners) notify();
}

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/**
 * Whether the phone number and e-mail address of a record are hidden: the client has stated preferences that have not
 * been read yet.
 */
export const isShielded = (id: string, preferences: ContactPreferences | null): boolean =>
  preferences !== null && !read.has(id);

/** `isShielded` as a hook, which re-renders when preferences are marked as read. */
export const useShielded = (id: string, preferences: ContactPreferences | null): boolean =>
  useSyncExternalStore(subscribe, () => isShielded(id, preferences));
