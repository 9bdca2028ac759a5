import type { MailContent } from '../email/mail-content.ts';
import { probateResult } from './mail-templates/probate-result.ts';
import { findCalculationForMail } from './queries.ts';

const aboutCalculation: MailContent = {
  async write({ db, firm, publicUrl, id }) {
    const calculation = await findCalculationForMail(db, id);
    return calculation && { mail: probateResult({ calculation, firm, publicUrl }) };
  },
};

/** What the mail with a calculation says. */
export const probateMails = { probate_result: aboutCalculation };
