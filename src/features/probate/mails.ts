import { readLanguage } from '../../platform/languages/client-language.ts';
import type { MailContent } from '../email/mail-content.ts';
import { probateResult } from './mail-templates.ts';
import { findCalculationForMail } from './queries.ts';
import { sampleCalculation } from './sample-calculation.ts';
import { storedCalculation } from './stored-calculation.ts';

const aboutCalculation: MailContent = {
  receiver: 'requester',
  language: async (db, { id }) => (await findCalculationForMail(db, id))?.clientLanguage,

  async write({ db, firm, texts, wording, publicUrl, id }) {
    const row = await findCalculationForMail(db, id);
    if (!row) return undefined;
    const calculation = storedCalculation(row, readLanguage(firm.formats.language));
    return { mail: probateResult({ calculation, firm, texts, wording, publicUrl }) };
  },
  sample: ({ wording = 'named', ...look }) =>
    probateResult({
      ...look,
      wording,
      calculation: sampleCalculation(look.firm, readLanguage(look.firm.formats.language)),
    }),
};

/** Builds the mail with a calculation. */
export const probateMails = { probate_result: aboutCalculation };
