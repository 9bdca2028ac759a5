import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { listCalculationIds, listCalculationRecords } from './timeline-queries.ts';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Calculations that were mailed to their author. */
export const calculationTimeline: TimelinePart = {
  kind: 'calculation',
  listIds: listCalculationIds,

  async identify(tx, ids) {
    const calculations = await listCalculationRecords(tx, ids);
    return calculations.map(({ id, userEmail, createdAt }) => ({
      recordId: id,
      name: null,
      email: userEmail,
      phone: null,
      events: [{ what: '', at: createdAt }],
    }));
  },

  async describe(db, ids) {
    const calculations = await listCalculationRecords(db, ids);
    return calculations.map(({ id, estateValue }) => ({
      recordId: id,
      what: '',
      title: 'Probate calculation',
      text: `An estate of ${DOLLARS.format(Number(estateValue))}`,
    }));
  },
};
