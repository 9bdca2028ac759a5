import { useBlocker } from '@tanstack/react-router';
import { UNSAVED, useConfirm } from '../ui/confirm.ts';

/** While something is unsaved, leaving the page asks first; closing the tab lets the browser ask. */
export function useUnsavedGuard(isDirty: boolean): void {
  const ask = useConfirm();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      // The session has ended: the way to the door must be free.
      if (next.pathname === '/login' || next.pathname === current.pathname) return false;
      return !(await ask(UNSAVED));
    },
  });
}
