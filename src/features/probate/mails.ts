import type { MailContent } from '../email/mail-content.ts';
import { probateResult } from './mail-templates/probate-result.ts';
import { findCalculationForMail } from './queries.ts';

const aboutCalculation: MailContent = {
  async write({ db, firm, publicUrl, id }) {
    const calculation = await findCalculationForMail(db, id);
    return calculation && { mail: probateResult({ calculation, firm, publicUrl }) };
  },
};

/** Builds the mail with a calculation. */
export const probateMails = { probate_result: aboutCalculation };
