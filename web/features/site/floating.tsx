import { useEffect } from 'react';
import { reportUnseenViews } from '../../lib/report-unseen-views.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { Tooltips } from '../../ui/tooltips.tsx';
import { improveBars } from '../quick-exit/improve-bars.ts';

/** Overlays of a page, toasts and tooltips, and what else waits for the first interaction. */
export function Floating() {
  useEffect(reportUnseenViews, []);
  useEffect(improveBars, []);
  return (
    <>
      <Toaster />
      <Tooltips />
    </>
  );
}
