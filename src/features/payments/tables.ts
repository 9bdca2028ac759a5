import type { TablePolicies } from '../../platform/tables/table-policy.ts';

// Not copied to DynamoDB, which has only the tables of the specification.
export const paymentsTables = {
  paymentSettings: { live: 'payments' },
  payments: {
    live: 'payments',
    erased: 'deleted or changed',
    columns: {
      id: 'exported',
      number: 'exported',
      status: 'exported',
      appointmentId: 'exported',
      firstName: 'exported',
      lastName: 'exported',
      email: 'exported',
      phone: 'exported',
      consultationType: 'exported',
      scheduledDate: 'exported',
      amountMinor: 'exported',
      currency: 'exported',
      refundHours: 'exported',
      clientLanguage: 'exported',
      contactPreferences: 'exported',
      paymentIntent: 'exported',
      paidAt: 'exported',
      createdAt: 'exported',
    },
    // Keys, the state of the connection to the payment company, and the sealed booking, which becomes the appointment.
    internal:
      'tokenHash holdId booking idempotencyKey requestHash attempt sessionId checkoutUrl failure expiresAt checkAt checks updatedAt',
  },
  paymentRefunds: {
    live: 'payments',
    erased: 'with payments',
    columns: {
      reason: 'exported',
      status: 'exported',
      refundId: 'exported',
      failure: 'exported',
      settledAt: 'exported',
      createdAt: 'exported',
    },
    internal: 'paymentId round attempts tryAt updatedAt',
  },
} as const satisfies TablePolicies;
