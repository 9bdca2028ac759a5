import { useState } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { countOf } from '../../lib/count-of.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useCan } from '../use-can.ts';

type Counts = Readonly<Record<'messages' | 'bookings' | 'accounts', number | undefined>>;

/** Announces new records to screen readers; sighted users see them in the lists and in the counts of the navigation. */
export function Arrivals() {
  const can = useCan();
  const ifCan = (permission: Permission) => ({ enabled: can(permission) });
  const messages = trpc.contact.counts.useQuery(undefined, ifCan('messages.read'));
  const bookings = trpc.appointments.counts.useQuery(undefined, ifCan('appointments.read'));
  const accounts = trpc.staff.counts.useQuery(undefined, ifCan('staff.read'));
  const { text, place } = useArrivals({
    messages: messages.data?.all,
    bookings: bookings.data?.scheduled,
    accounts: accounts.data?.pending,
  });
  return (
    <p className="visually-hidden" role="status">
      {/* A new element each time: a screen reader would not announce the same text in the same element again. */}
      <span key={place}>{text}</span>
    </p>
  );
}

/**
 * The text of the last announcement and its number, which is used as a key. The text is empty until something arrives.
 */
function useArrivals(counts: Counts): { text: string; place: number } {
  const locale = useLocale();
  const [seen, setSeen] = useState({ counts, text: '', place: 0 });
  if (NAMES.some((name) => counts[name] !== seen.counts[name])) {
    const text = describeArrivals(seen.counts, counts, locale);
    setSeen({ counts, text, place: seen.place + (text ? 1 : 0) });
  }
  return seen;
}

const NAMES = ['messages', 'bookings', 'accounts'] as const;

function describeArrivals(before: Counts, after: Counts, locale: string): string {
  const arrived = (name: keyof Counts) =>
    Math.max(0, (after[name] ?? 0) - (before[name] ?? after[name] ?? 0));
  const [messages, bookings, accounts] = NAMES.map(arrived) as [number, number, number];
  return [
    messages > 0 && `${countOf(messages, 'new message', locale)}.`,
    bookings > 0 && `${countOf(bookings, 'new appointment', locale)}.`,
    accounts > 0 && `${countOf(accounts, 'new account', locale)} to approve.`,
  ]
    .filter(Boolean)
    .join(' ');
}
