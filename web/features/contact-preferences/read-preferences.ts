import { useSyncExternalStore } from 'react';
import type { ContactPreferences } from '../../../src/features/contact-preferences/rules.ts';

/** Under which the preferences of an address are noted as read, where a list shows addresses and not records. */
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

/** Whether phone and e-mail of a record are hidden: its client has stated preferences, which are not read yet. */
export const isShielded = (id: string, preferences: ContactPreferences | null): boolean =>
  preferences !== null && !read.has(id);

/** `isShielded`, kept up to date. */
export const useShielded = (id: string, preferences: ContactPreferences | null): boolean =>
  useSyncExternalStore(subscribe, () => isShielded(id, preferences));
