import { useEffect, useState } from 'react';
import './quick-exit.css';
import { improveBars } from './improve-bars.ts';
import { offerExit } from './offer-exit.ts';
import { QuickExitLinks } from './quick-exit-links.tsx';

const hrefOnPage = () => document.querySelector<HTMLAnchorElement>('a[data-leave]')?.href;

let isOffered = false;

/**
 * The quick exit in a modal dialog, which makes everything outside of it inert: if the page or the dialog below offers
 * it, or to `href`, as in the booking dialog on any page.
 */
export function QuickExitInDialog({ href }: { href?: string | undefined }) {
  const [covered] = useState(hrefOnPage);
  const isElsewhere = covered === undefined && href !== undefined;
  useEffect(() => {
    // The script of the page itself does nothing then.
    if (isElsewhere && !isOffered) offerExit();
    isOffered ||= isElsewhere;
    improveBars();
  }, [isElsewhere]);
  const target = covered ?? href;
  if (target === undefined) return null;
  return (
    <div className="quick-exit wrap" data-quick-exit>
      <QuickExitLinks href={target} />
    </div>
  );
}
