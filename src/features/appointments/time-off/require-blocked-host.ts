import type { Db } from '../../../../db/client.ts';
import { getSchedule } from '../../availability/queries.ts';
import { requireChosenHost } from '../admin/require-chosen-host.ts';

/** The number of the host whose time is to be blocked; null for all hosts. Throws `invalid_input`. */
export async function requireBlockedHost(
  db: Db,
  { attorney = null }: { attorney?: string | null | undefined },
): Promise<number | null> {
  return attorney === null ? null : requireChosenHost(await getSchedule(db), attorney);
}
