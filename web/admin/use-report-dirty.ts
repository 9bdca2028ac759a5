import { useLayoutEffect } from 'react';

/**
 * Tells the one around a form whether something in it is unsaved, and that nothing is once it is gone. Told
 * before the browser takes the next key: an Escape right after a letter must find that letter.
 */
export function useReportDirty(isDirty: boolean, report: (isDirty: boolean) => void): void {
  useLayoutEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty, report]);
}
