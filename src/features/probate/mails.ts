import type { MailContent } from '../email/mail-content.ts';
import { probateResult } from './mail-templates.ts';
import { findCalculationForMail } from './queries.ts';
import { storedCalculation } from './stored-calculation.ts';

/** Sample calculation for an estate of a million dollars. */
const SAMPLE_CALCULATION = storedCalculation({
  id: 'sample',
  realEstateValue: '0.00',
  userEmail: null,
  createdAt: new Date('2026-11-28T12:00:00Z'),
  calculatorId: null,
  calculatorVersion: null,
  attorneyFeesLow: null,
  executorFeesLow: null,
  courtCostsLow: null,
  totalProbateLow: null,
  estateValue: '1000000.00',
  attorneyFees: '23000.00',
  executorFees: '23000.00',
  courtCosts: '1500.00',
  totalProbate: '47500.00',
  trustCost: '6750.00',
  savings: '40750.00',
});

const aboutCalculation: MailContent = {
  receiver: 'requester',

  async write({ db, firm, texts, wording, publicUrl, id }) {
    const row = await findCalculationForMail(db, id);
    if (!row) return undefined;
    const calculation = storedCalculation(row);
    return { mail: probateResult({ calculation, firm, texts, wording, publicUrl }) };
  },
  sample: ({ wording = 'named', ...look }) =>
    probateResult({ ...look, wording, calculation: SAMPLE_CALCULATION }),
};

/** Builds the mail with a calculation. */
export const probateMails = { probate_result: aboutCalculation };
