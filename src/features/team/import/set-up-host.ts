import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import { addHost, saveHost } from '../../scheduling/hosts/edit-hosts.ts';
import type { HostSettings } from '../../scheduling/hosts/schema.ts';

/**
 * Makes a new attorney a host with these hours; without hours (null) they do not take consultations, and only their
 * office is stored. The first one who takes consultations takes the place of the firm as a whole.
 */
export async function setUpHost(
  tx: Tx,
  user: User,
  {
    slug,
    office,
    weeklyHours,
  }: { slug: string; office: string | null; weeklyHours: HostSettings['weeklyHours'] | null },
): Promise<void> {
  const deps = { db: tx, user };
  const isActive = weeklyHours !== null;
  const host = await addHost(deps, { attorney: slug, keepFirm: !isActive });
  await saveHost(deps, {
    number: host.number,
    isActive,
    maxPerDay: host.maxPerDay,
    weeklyHours: weeklyHours ?? host.weeklyHours,
    ...(office && { office }),
    updatedAt: host.updatedAt,
  });
}
