import { EXPLANATION_PATH } from '../../../src/features/quick-exit/rules.ts';
import { buttonClass } from '../../ui/button.tsx';

/**
 * The content of a bar: the quick exit control, which `offerExit` enhances and which is a plain link without
 * JavaScript, and the link to the page that explains it.
 */
export function QuickExitLinks({ href }: { href: string }) {
  return (
    <>
      <a
        className={buttonClass({ variant: 'danger', size: 'sm' })}
        href={href}
        rel="noreferrer noopener"
        data-leave
      >
        Leave this page
      </a>
      {/* `sayPresses` shows in it how many more presses are needed. */}
      <span className="only-wide muted" role="status">
        or press Shift three times
      </span>
      <a href={EXPLANATION_PATH}>What does this do?</a>
    </>
  );
}
