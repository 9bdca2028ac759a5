import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const availabilityTables = {
  // The rules for times are content, which has a version of its own: only time off has a cache tag.
  timeOff: { live: 'availability', cacheTag: 'free-times' },
  appointmentHolds: { live: 'appointments', cacheTag: 'free-times' },
  consultationTypes: { live: 'appointments' },
  extraHours: { live: 'availability' },
  hosts: { live: 'availability' },
  weeklyHours: { live: 'availability' },
} as const satisfies TablePolicies;
