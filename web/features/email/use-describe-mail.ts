import { useCallback } from 'react';
import { useNow } from '../../admin/use-now.ts';
import { trpc } from '../../lib/trpc.ts';
import { describeMail } from './describe-mail.ts';
import type { OutboxEmail } from './outbox-email.ts';

const MINUTE_MS = 60_000;

/**
 * `describeMail` with the current time and the current state of mail delivery; a stable reference while both are
 * unchanged.
 */
export function useDescribeMail(zone: string): (mail: OutboxEmail) => string {
  const now = useNow(MINUTE_MS);
  const { data } = trpc.email.delivery.useQuery();
  const isHeld = data?.kind === 'held';
  return useCallback((mail) => describeMail(mail, { zone, now, isHeld }), [zone, now, isHeld]);
}
