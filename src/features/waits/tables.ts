import type { TablePolicies } from '../../platform/tables/table-policy.ts';

export const waitsTables = {
  waits: {
    live: 'appointments',
    erased: 'deleted',
    columns: {
      id: 'exported',
      appointmentId: 'exported',
      firstName: 'exported',
      lastName: 'exported',
      email: 'exported',
      phone: 'exported',
      practiceArea: 'exported',
      consultationType: 'exported',
      notes: 'exported',
      otherSide: 'exported',
      contactPreferences: 'exported',
      place: 'exported',
      officeKey: 'exported',
      language: 'exported',
      clientLanguage: 'exported',
      fromDay: 'exported',
      untilDay: 'exported',
      endedAt: 'exported',
      endedBecause: 'exported',
      bookedId: 'exported',
      createdAt: 'exported',
    },
    // Anyone with the token can take an offered time as the client.
    internal: 'tokenHash hostNumber anyHost updatedAt',
  },
  waitOffers: {
    live: 'appointments',
    erased: 'with waits',
    columns: {
      waitId: 'exported',
      scheduledDate: 'exported',
      duration: 'exported',
      offeredAt: 'exported',
      heldUntil: 'exported',
      mailedAt: 'exported',
      endedAt: 'exported',
      outcome: 'exported',
    },
    internal: 'id holdId hostNumber',
  },
} as const satisfies TablePolicies;
