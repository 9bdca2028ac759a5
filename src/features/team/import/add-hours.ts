import type { Tx } from '../../../../db/client.ts';
import { requirePermission, type StaffUser } from '../../../platform/auth/user.ts';
import { listHostSettings } from '../../scheduling/hosts/queries.ts';
import type { HostSettings } from '../../scheduling/hosts/schema.ts';
import { FIRM_HOST } from '../../scheduling/rules.ts';
import { isSameName } from './plan-import.ts';
import type { ImportedPerson } from './read-people.ts';
import { setUpHost } from './set-up-host.ts';

/**
 * Makes hosts of those who take consultations: first those with hours of their own, to whom the others refer. Throws
 * `not_permitted` if there are any and the caller may not change hours.
 */
export async function addHours(
  tx: Tx,
  user: StaffUser,
  people: readonly ImportedPerson[],
  slugs: readonly string[],
): Promise<void> {
  const wanted = people.flatMap(({ hours, office }, index) =>
    hours || office ? [{ slug: slugs[index] ?? '', hours, office }] : [],
  );
  if (wanted.length > 0) requirePermission(user, 'availability.change');
  const refers = ({ hours }: (typeof wanted)[number]) => hours?.kind === 'same as';
  const inOrder = [...wanted.filter((each) => !refers(each)), ...wanted.filter(refers)];
  for (const { slug, hours, office } of inOrder) {
    await setUpHost(tx, user, {
      ...{ slug, office },
      weeklyHours: hours && weeklyHoursOf(hours, await listHostSettings(tx)),
    });
  }
}

function weeklyHoursOf(
  hours: NonNullable<ImportedPerson['hours']>,
  hosts: Awaited<ReturnType<typeof listHostSettings>>,
): HostSettings['weeklyHours'] {
  if (hours.kind === 'own') return hours.weeklyHours;
  const model = hosts.find(({ number, name, weeklyHours }) =>
    hours.kind === 'firm'
      ? number === FIRM_HOST
      : name !== null && isSameName(name, hours.name) && weeklyHours.length > 0,
  );
  return model?.weeklyHours ?? [];
}
