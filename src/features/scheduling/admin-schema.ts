import { z } from 'zod';
import { typeSettingsSchema } from './consultation-types/schema.ts';
import { extraHoursSettingsSchema } from './extra-hours/schema.ts';
import { hostSettingsSchema } from './hosts/schema.ts';
import { scheduleOfficeSchema } from './schema.ts';

/** Everything that staff edit about when consultations are offered. */
export const availabilitySettingsSchema = z.object({
  /** The offices in order. */
  offices: z.array(scheduleOfficeSchema.pick({ key: true, label: true, address: true })),
  hosts: z.array(hostSettingsSchema),
  types: z.array(typeSettingsSchema),
  extraHours: z.array(extraHoursSettingsSchema),
  /** The attorneys of the profile who are not hosts. */
  otherAttorneys: z.array(z.object({ slug: z.string(), name: z.string() })),
});
