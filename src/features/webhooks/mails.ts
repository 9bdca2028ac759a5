import type { MailContent } from '../email/mail-content.ts';
import { findDisabledEndpoint } from './endpoints/queries.ts';
import { webhookDisabled } from './mail-templates.ts';

/** Made-up data for the sample. */
const SAMPLE = {
  host: 'crm.example',
  description: 'Client register',
  because: 'The receiver responded with 410: it no longer wants events.',
  at: new Date('2026-03-10T16:00:00Z'),
};

const disabled: MailContent = {
  receiver: 'firm',

  async write({ db, firm, publicUrl, id }) {
    const endpoint = await findDisabledEndpoint(db, id);
    if (!endpoint) return undefined;
    const { url, ...rest } = endpoint;
    const webhook = { ...rest, host: new URL(url).host };
    return { mail: webhookDisabled({ webhook, firm, publicUrl }) };
  },
  sample: ({ firm, publicUrl }) => webhookDisabled({ webhook: SAMPLE, firm, publicUrl }),
};

export const webhookMails = { webhook_disabled: disabled };
