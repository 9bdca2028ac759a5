import type { TablePolicies } from '../../platform/tables/table-policy.ts';
import { CALENDAR_SECRETS } from './rules.ts';

export const calendarsTables = {
  calendarBusyTimes: { cacheTag: 'free-times' },
  calendarEvents: {
    erased: 'deleted later',
    columns: {
      eventId: 'exported',
      startsAt: 'exported',
      endsAt: 'exported',
      syncedAt: 'exported',
    },
    internal:
      'appointmentId attempts beforeEndsAt beforeStartsAt calendarId claimedUntil generation lastError mayExist needsAttention needsHosts nextTryAt syncedVersion wantedVersion',
  },
  calendarSettings: {
    columns: {
      id: 'text',
      provider: 'text',
      isActive: 'boolean',
      config: 'config',
      webhookUrl: 'text',
      apiKey: 'secret',
      // The calendar of a host becomes an inactive one of the firm, because hosts are not copied.
      hostNumber: 'working state',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    secrets: { kindColumn: 'provider', names: CALENDAR_SECRETS },
  },
} as const satisfies TablePolicies;
