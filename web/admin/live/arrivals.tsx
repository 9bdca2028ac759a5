import { useRef } from 'react';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';

/** Tells users of screen readers what arrives while they work; the navigation shows it to the others. */
export function Arrivals() {
  const messages = useArrived(trpc.contact.counts.useQuery().data?.all);
  const waiting = useArrived(trpc.staff.counts.useQuery().data?.all);
  const text = [
    messages > 0 && `${countOf(messages, 'new message')}.`,
    waiting > 0 && `${countOf(waiting, 'new account')} to approve.`,
  ];
  return (
    <p className="visually-hidden" role="status">
      {text.filter(Boolean).join(' ')}
    </p>
  );
}

/** How many were added by the last increase of a count. */
function useArrived(count: number | undefined): number {
  const seen = useRef({ count, arrived: 0 });
  const { current } = seen;
  if (count !== undefined && count !== current.count) {
    const arrived = current.count === undefined ? 0 : Math.max(0, count - current.count);
    seen.current = { count, arrived };
  }
  return seen.current.arrived;
}
