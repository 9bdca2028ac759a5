import { EXPLANATION_PATH } from '../../../src/features/quick-exit/rules.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
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
        {m.exit.leave}
      </a>
      {/* `sayPresses` shows in it how many more presses are needed. */}
      <span
        className="only-wide muted"
        role="status"
        data-twice={m.exit.shiftTwice}
        data-once={m.exit.shiftOnce}
      >
        {m.exit.orShift}
      </span>
      <a href={here(EXPLANATION_PATH)}>{m.exit.explanation}</a>
    </>
  );
}
