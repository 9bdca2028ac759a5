import type { CopiedColumns } from '../migration/source/copied-columns.ts';

/** How each column of the documented table is copied by the migration wizard. */
export const appointmentsCopiedColumns = {
  appointments: {
    columns: {
      id: 'text',
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phone: 'text',
      consultationType: 'text',
      scheduledDate: 'instant',
      duration: 'integer',
      endsAt: 'instant',
      status: 'text',
      notes: 'text',
      contactPreferences: 'json',
      otherSide: 'text',
      practiceArea: 'text',
      reminderSent: 'boolean',
      externalEventId: 'text',
      version: 'integer',
      timeSetAt: 'instant',
      eraseAfter: 'instant',
      idempotencyKey: 'working state',
      requestHash: 'working state',
      hostNumber: 'integer',
      bufferBeforeMinutes: 'integer',
      bufferAfterMinutes: 'integer',
      heldUntil: 'instant',
      search: 'derived',
      createdAt: 'instant',
      updatedAt: 'instant',
    },
  },
} as const satisfies CopiedColumns;
