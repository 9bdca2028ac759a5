import type { ReactNode } from 'react';

/** Toasts: notices that appear in a corner and close by themselves. Source: public spec §9 (one at a time, 5 s). */

export type Toast = {
  id: number;
  title: string;
  text?: ReactNode;
  /** The reason, if the text does not include it. */
  detail?: string;
  /** An action offered while the toast is visible. */
  action?: { label: string; onAction: () => void };
  /** How long the toast is shown, in milliseconds, if not for the default time. */
  shownMs?: number;
  tone: 'success' | 'warning' | 'danger';
};

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function change(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces the current one. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  change({ ...toast, id: lastId });
}

export function dismissToast(id: number): void {
  if (current?.id === id) change(undefined);
}

/** Dismisses an error toast that is obsolete because the user has tried again or something has succeeded. */
export function dismissErrorToast(): void {
  if (current?.tone === 'danger') change(undefined);
}

export function currentToast(): Toast | undefined {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
