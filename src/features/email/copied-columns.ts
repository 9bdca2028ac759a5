import type { CopiedColumns } from '../migration/source/copied-columns.ts';
import { MAIL_SECRETS } from './settings/rules.ts';

/** How each column of the documented table is copied by the migration wizard. */
export const emailCopiedColumns = {
  emailSettings: {
    columns: {
      id: 'text',
      provider: 'text',
      isActive: 'boolean',
      config: 'config',
      problem: 'working state',
      problemAt: 'working state',
      testedAt: 'working state',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
    secrets: { kindColumn: 'provider', names: MAIL_SECRETS },
  },
} as const satisfies CopiedColumns;
