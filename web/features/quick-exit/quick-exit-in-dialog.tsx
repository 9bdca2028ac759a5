import { useEffect, useState } from 'react';
import { offerExit } from './offer-exit.ts';
import { QuickExitLinks } from './quick-exit-links.tsx';

const hrefOnPage = () => document.querySelector<HTMLAnchorElement>('a[data-leave]')?.href;

let isOffered = false;

/**
 * The quick exit bar in a modal dialog, which makes everything outside of it inert. Shown if the page or the dialog
 * below offers the quick exit, or if `href` is given, as in the booking dialog on any page.
 */
export function QuickExitInDialog({ href }: { href?: string | undefined }) {
  const [covered] = useState(hrefOnPage);
  const isElsewhere = covered === undefined && href !== undefined;
  useEffect(() => {
    // In this case the page's own script has not called it.
    if (isElsewhere && !isOffered) offerExit();
    isOffered ||= isElsewhere;
  }, [isElsewhere]);
  const target = covered ?? href;
  if (target === undefined) return null;
  return (
    <div className="quick-exit wrap" data-quick-exit>
      <QuickExitLinks href={target} />
    </div>
  );
}
