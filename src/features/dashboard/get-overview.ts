import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { countByWeek, listAgenda } from './queries.ts';

type Deps = Pick<Context, 'db' | 'now'>;

/** The appointments of the next seven days, with today's marked. */
export async function getAgenda({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  return listAgenda(db, { now: now(), zone });
}

/** Number of messages and bookings in each of the last twelve weeks. */
export async function getActivity({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  return countByWeek(db, { now: now(), zone });
}
