import { m } from '../../lib/messages.ts';
import { Notice } from '../../ui/notice.tsx';

/** Shown instead of the calculator if the firm hides it. */
export function NoCalculator() {
  return (
    <div className="wrap">
      <Notice icon="phone">
        <p>{m.calculator.closed}</p>
      </Notice>
    </div>
  );
}
