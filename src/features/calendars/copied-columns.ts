import type { CopiedColumns } from '../migration/source/copied-columns.ts';
import { CALENDAR_SECRETS } from './rules.ts';

/** How each column of the documented table is copied by the migration wizard. */
export const calendarsCopiedColumns = {
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
} as const satisfies CopiedColumns;
