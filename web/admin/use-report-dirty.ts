import { useLayoutEffect } from 'react';

/** Reports whether the form has unsaved input. */
export type OnDirty = (isDirty: boolean) => void;

/**
 * Reports to a form's parent whether the form has unsaved input, and `false` on unmount. A layout effect, so that the
 * parent is notified before the next key event: Escape right after a typed letter must ask for confirmation first.
 */
export function useReportDirty(isDirty: boolean, report: OnDirty): void {
  useLayoutEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty, report]);
}
