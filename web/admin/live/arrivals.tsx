import { useState } from 'react';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';

/** Tells users of screen readers what arrives while they work; lists and the navigation show it to the others. */
export function Arrivals() {
  const messages = useArrived(trpc.contact.counts.useQuery().data?.all);
  const bookings = useArrived(trpc.appointments.counts.useQuery().data?.scheduled);
  const accounts = useArrived(trpc.staff.counts.useQuery().data?.pending);
  const text = [
    messages > 0 && `${countOf(messages, 'new message')}.`,
    bookings > 0 && `${countOf(bookings, 'new appointment')}.`,
    accounts > 0 && `${countOf(accounts, 'new account')} to approve.`,
  ];
  return (
    <p className="visually-hidden" role="status">
      {text.filter(Boolean).join(' ')}
    </p>
  );
}

/** By how many a count has increased last; 0 after it has decreased. */
function useArrived(count: number | undefined): number {
  const [seen, setSeen] = useState({ count, arrived: 0 });
  if (count !== undefined && count !== seen.count) {
    setSeen({ count, arrived: Math.max(0, count - (seen.count ?? count)) });
  }
  return seen.arrived;
}
