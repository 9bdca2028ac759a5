import { subDays, subHours } from '../../platform/time/date-math.ts';
import type { PersonalData } from '../privacy/personal-data.ts';
import { repeatUntilNone } from '../privacy/retention-batches.ts';
import {
  deleteOldPayments,
  erasePayments,
  listExportedPayments,
  listExportedRefunds,
  listPaymentsOf,
} from './personal-data-queries.ts';
import { forgetEndedBookings } from './queries.ts';
import { PAYMENT_DAYS, UNPAID_BOOKING_HOURS } from './retention-rules.ts';

/** Payments are kept as long as their appointments; those without one for some time. */
export const paymentsPersonalData: PersonalData = {
  async find(tx, search) {
    const payments = await listPaymentsOf(tx, search);
    const ids = payments.map(({ id }) => id);
    return {
      kind: 'payments',
      records: payments.map(({ id, createdAt, status }) => ({ id, at: createdAt, what: status })),
      ids,
      fingerprint: payments.map(({ id, status }) => `${id} ${status}`),
      readExport: async () => {
        const refunds = await listExportedRefunds(tx, ids);
        const exported = await listExportedPayments(tx, ids);
        return {
          payments: exported.map((payment) => {
            const found = refunds.find(({ paymentId }) => paymentId === payment.id);
            const { paymentId: _, ...refund } = found ?? { paymentId: '' };
            return { ...payment, refund: found ? refund : null };
          }),
        };
      },
      planErasure: () => ({
        counts: {},
        run: () => erasePayments(tx, ids),
      }),
    };
  },

  async applyRetention(db, now) {
    await forgetEndedBookings(db, subHours(now, UNPAID_BOOKING_HOURS));
    await repeatUntilNone(() => deleteOldPayments(db, subDays(now, PAYMENT_DAYS)));
  },
};

declare module '../privacy/personal-data.ts' {
  interface RecordKinds {
    payments: true;
  }
}
