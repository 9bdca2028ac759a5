import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { deleteExtraHours, insertExtraHours, isHost } from './queries.ts';
import type { AddExtraHoursInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** Offers additional start times on one date. Throws `invalid_input`. */
export function addExtraHours({ db, now, user }: Deps, input: AddExtraHoursInput) {
  return db.transaction().execute(async (tx) => {
    if (input.hostNumber !== null && !(await isHost(tx, input.hostNumber))) {
      throw invalidField('hostNumber', 'Must be the number of a host');
    }
    const hours = { ...input, createdBy: user.username, createdAt: now() };
    const after = await insertExtraHours(tx, hours);
    await logChange(tx, user.username, 'extra-hours.create', ['extra_hours', after.id], { after });
    return after;
  });
}

/** Removes extra hours; appointments that are booked in them stay. Throws `extra_hours_not_found`. */
export function removeExtraHours({ db, user }: Deps, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await deleteExtraHours(tx, id);
    if (!before) throw notFound('extra_hours', 'These extra hours no longer exist.');
    await logChange(tx, user.username, 'extra-hours.delete', ['extra_hours', id], { before });
  });
}
