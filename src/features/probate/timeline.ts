import { formatMoney } from '../../platform/text/money-rules.ts';
import { findFormats } from '../firm/find-formats.ts';
import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { listCalculationIds, listCalculationRecords } from './timeline-queries.ts';

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
    const formats = await findFormats(db);
    return calculations.map(({ id, estateValue }) => ({
      recordId: id,
      what: '',
      title: 'Probate calculation',
      text: `An estate of ${formatMoney(Number(estateValue), formats, { exact: true })}`,
    }));
  },
};
