import type { Db } from '../../../../db/client.ts';
import type { StaffUser } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { getSchedule } from '../queries.ts';
import { requireChosenHost } from '../require-chosen-host.ts';
import { findOwnHost } from './own-host-queries.ts';

/**
 * The number of the host whose time is to be blocked; null for all hosts. Attorneys block only their own time, which is
 * theirs without a choice. Throws `invalid_input` or `not_your_time_off`.
 */
export async function requireBlockedHost(
  { db, user }: { db: Db; user: StaffUser },
  { attorney = null }: { attorney?: string | null | undefined },
): Promise<number | null> {
  const own = await findOwnHost(db, user);
  if (own === undefined) {
    return attorney === null ? null : requireChosenHost(await getSchedule(db), attorney);
  }
  const chosen = attorney === null ? own : requireChosenHost(await getSchedule(db), attorney);
  if (own !== null && chosen === own) return own;
  throw new DomainError(
    'forbidden',
    'not_your_time_off',
    'Attorneys can block only their own time.',
  );
}
