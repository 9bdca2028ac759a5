import { Toaster } from './toaster.tsx';
import { Tooltips } from './tooltips.tsx';

/** What appears over a page: notices and the words for icons. */
export function Floating() {
  return (
    <>
      <Toaster />
      <Tooltips />
    </>
  );
}
