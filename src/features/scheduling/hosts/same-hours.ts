import { inTransaction } from '../../../../db/in-transaction.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { addHost, saveHost } from './edit-hosts.ts';
import { listHostSettings, lockHost } from './queries.ts';
import type { SameHoursInput } from './schema.ts';

/**
 * Gives several attorneys the weekly hours of a host; their existing appointments, limits and offices stay. Those who have
 * never taken consultations become hosts. All or nothing: throws `invalid_input`.
 */
export function copyHours(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { from, attorneys, takeConsultations }: SameHoursInput,
) {
  return inTransaction(db, async (tx) => {
    const hosts = await listHostSettings(tx);
    const model = hosts.find(({ number }) => number === from);
    if (!model || model.weeklyHours.length === 0) {
      throw invalidField('from', 'Choose somebody who has hours');
    }
    const deps = { db: tx, user };
    // In the order of their numbers, so that simultaneous changes cannot wait for each other.
    const known = hosts.filter(({ slug }) => slug !== null && attorneys.includes(slug));
    for (const { number } of known.toSorted((a, b) => a.number - b.number)) {
      await lockHost(tx, number);
    }
    const before = await listHostSettings(tx);
    for (const slug of attorneys) {
      const host =
        before.find((each) => each.slug === slug) ??
        (await addHost(deps, { attorney: slug, keepFirm: !takeConsultations }));
      if (host.number === from) continue;
      const isNew = !known.some(({ number }) => number === host.number);
      await saveHost(deps, {
        ...{ number: host.number, maxPerDay: host.maxPerDay, updatedAt: host.updatedAt },
        isActive: takeConsultations || (host.isActive && !isNew),
        weeklyHours: model.weeklyHours,
      });
    }
    return { changed: attorneys.length };
  });
}
