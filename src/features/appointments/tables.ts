import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const appointmentsTables = {
  appointments: {
    live: 'appointments',
    cacheTag: 'free-times',
    erased: 'deleted',
    columns: {
      id: 'exported text',
      firstName: 'exported text',
      lastName: 'exported text',
      email: 'exported text',
      phone: 'exported text',
      consultationType: 'exported text',
      practiceArea: 'exported text',
      scheduledDate: 'exported instant',
      endsAt: 'exported instant',
      duration: 'exported integer',
      status: 'exported text',
      notes: 'exported text',
      contactPreferences: 'exported json',
      otherSide: 'exported text',
      reminderSent: 'exported boolean',
      externalEventId: 'exported text',
      eraseAfter: 'exported instant',
      createdAt: 'exported instant',
      updatedAt: 'exported instant',
      version: 'integer',
      timeSetAt: 'instant',
      idempotencyKey: 'working state',
      requestHash: 'working state',
      hostNumber: 'integer',
      officeKey: 'text',
      place: 'exported text',
      language: 'exported text',
      clientLanguage: 'exported text',
      bufferBeforeMinutes: 'integer',
      bufferAfterMinutes: 'integer',
      heldUntil: 'instant',
      search: 'derived',
    },
  },
  appointmentNoShows: {
    live: 'appointments',
    erased: 'with appointments',
    columns: { appointmentId: 'exported', notedAt: 'exported', invitedAt: 'exported' },
    internal: 'notedBy',
  },
  appointmentLinks: {
    erased: 'with appointments',
    columns: { createdAt: 'exported', expiresAt: 'exported', revokedAt: 'exported' },
    // Anyone with the token can act as the client.
    internal: 'id appointmentId tokenHash',
  },
  bookingAnswers: {
    live: 'answers',
    erased: 'with appointments',
    // How fast the firm answered.
    internal: 'appointmentId since dueAt answeredAt',
  },
  appointmentUndos: {
    erased: 'with appointments',
    // The state of the appointment before its latest change; the audit log has it as well.
    internal:
      'appointmentId id version scheduledDate duration endsAt status reminderSent timeSetAt hostNumber place changedAt',
  },
} as const satisfies TablePolicies;
