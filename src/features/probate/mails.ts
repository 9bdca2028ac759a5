import type { MailContent } from '../email/mail-content.ts';
import { probateResult } from './mail-templates.ts';
import { findCalculationForMail } from './queries.ts';

/** Sample calculation for an estate of a million dollars. */
const SAMPLE_CALCULATION = {
  estateValue: '1000000.00',
  attorneyFees: '23000.00',
  executorFees: '23000.00',
  courtCosts: '1500.00',
  totalProbate: '47500.00',
  trustCost: '6750.00',
  savings: '40750.00',
};

const aboutCalculation: MailContent = {
  receiver: 'requester',

  async write({ db, firm, texts, wording, publicUrl, id }) {
    const calculation = await findCalculationForMail(db, id);
    return calculation && { mail: probateResult({ calculation, firm, texts, wording, publicUrl }) };
  },
  sample: ({ wording = 'named', ...look }) =>
    probateResult({ ...look, wording, calculation: SAMPLE_CALCULATION }),
};

/** Builds the mail with a calculation. */
export const probateMails = { probate_result: aboutCalculation };
