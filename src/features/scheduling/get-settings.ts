import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { addressLine } from '../firm/address-rules.ts';
import { officesOf } from '../firm/offices/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { listTypeSettings } from './consultation-types/queries.ts';
import { listExtraHours } from './extra-hours/queries.ts';
import { listAttorneysWithoutHost, listHostSettings } from './hosts/queries.ts';

/** Everything that staff edit about when consultations are offered. */
export async function getAvailabilitySettings({ db, now }: Pick<Context, 'db' | 'now'>) {
  const firm = await getFirmProfile(db);
  const today = localDateOf(now(), firm.zone);
  return {
    offices: officesOf(firm).map((office) => ({
      ...office,
      address: addressLine(office, firm.formats),
    })),
    hosts: await listHostSettings(db),
    types: await listTypeSettings(db),
    extraHours: await listExtraHours(db, today),
    otherAttorneys: await listAttorneysWithoutHost(db),
  };
}
