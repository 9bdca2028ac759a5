import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How the migration wizard copies each column of the documented table. */
export const staffCopiedColumns = {
  users: {
    columns: {
      id: 'text',
      username: 'text',
      password: 'secret',
      role: 'text',
      attorneyId: 'text',
      email: 'text',
      sub: 'text',
      createdAt: 'instant',
      search: 'derived',
    },
  },
} as const satisfies CopiedColumns;
