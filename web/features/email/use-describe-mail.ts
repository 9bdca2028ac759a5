import { useCallback } from 'react';
import { useNow } from '../../admin/use-now.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { describeMail } from './describe-mail.ts';
import type { OutboxEmail } from './outbox-email.ts';

const MINUTE_MS = 60_000;

/**
 * `describeMail` with the current time and the current state of mail delivery; a stable reference while both are
 * unchanged.
 */
export function useDescribeMail(zone: string): (mail: OutboxEmail) => string {
  const locale = useLocale();
  const now = useNow(MINUTE_MS);
  const { data } = trpc.email.delivery.useQuery();
  const isHeld = data?.kind === 'held';
  return useCallback(
    (mail) => describeMail(mail, { zone, now, isHeld }, locale),
    [zone, now, isHeld, locale],
  );
}
