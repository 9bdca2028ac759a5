import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How each column of the documented table is copied by the migration wizard. */
export const contactCopiedColumns = {
  contactSubmissions: {
    columns: {
      id: 'text',
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phone: 'text',
      practiceArea: 'text',
      message: 'text',
      otherSide: 'text',
      isRead: 'boolean',
      isResolved: 'boolean',
      consentedAt: 'instant',
      contactPreferences: 'json',
      createdAt: 'instant',
      answerDueAt: 'derived',
      answeredAt: 'instant',
      answeredHow: 'text',
      assignedTo: 'text',
      isSpam: 'boolean',
      suspectedSpam: 'boolean',
      deletedAt: 'instant',
      search: 'derived',
    },
  },
} as const satisfies CopiedColumns;
