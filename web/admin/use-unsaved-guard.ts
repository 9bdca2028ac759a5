import { useBlocker } from '@tanstack/react-router';
import { unsaved, useConfirm } from '../ui/confirm.ts';

/**
 * While there are unsaved changes, asks for confirmation before navigation; the browser asks before closing the tab.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const ask = useConfirm();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      // The session has ended: the redirect to the sign-in page must not be blocked.
      if (next.pathname === '/login' || next.pathname === current.pathname) return false;
      return !(await ask(unsaved()));
    },
  });
}
