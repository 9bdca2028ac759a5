import { useEffect } from 'react';
import { reportUnseenViews } from '../lib/report-unseen-views.ts';
import { Toaster } from './toaster.tsx';
import { Tooltips } from './tooltips.tsx';

/** Overlays of a page, toasts and tooltips, and what else waits for the first interaction. */
export function Floating() {
  useEffect(reportUnseenViews, []);
  return (
    <>
      <Toaster />
      <Tooltips />
    </>
  );
}
