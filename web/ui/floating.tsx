import { Toaster } from './toaster.tsx';
import { Tooltips } from './tooltips.tsx';

/** Overlays of a page: toasts and tooltips. */
export function Floating() {
  return (
    <>
      <Toaster />
      <Tooltips />
    </>
  );
}
