import { Toaster } from './toaster.tsx';
import { Tooltips } from './tooltips.tsx';

/** Overlays of a page: toasts and tooltips. */
export const Floating = () => (
  <>
    <Toaster />
    <Tooltips />
  </>
);
