import { type MailContent, mailboxOf } from '../email/mail-content.ts';
import { contactNotice, contactReceipt } from './mail-templates/contact-mails.ts';
import { findContactSubmissionForMail } from './queries.ts';

/** Invented facts for the samples. */
const SAMPLE_SUBMISSION = {
  firstName: 'Sample',
  lastName: 'Client',
  email: 'client@example.com',
  phone: '(800) 555-0100',
  practiceAreaLabel: 'Other',
  message: 'A sample message.',
};

const aboutMessage = (template: typeof contactNotice, repliesToSender: boolean): MailContent => ({
  async write({ db, firm, texts, id }) {
    const submission = await findContactSubmissionForMail(db, id);
    if (!submission) return undefined;
    const mail = template({ submission, firm, texts });
    return { mail, ...(repliesToSender && { replyTo: mailboxOf(submission) }) };
  },
  sample: ({ firm, texts }) => template({ submission: SAMPLE_SUBMISSION, firm, texts }),
});

/** Contents of the mails about messages. */
export const contactMails = {
  contact_notice: aboutMessage(contactNotice, true),
  contact_receipt: aboutMessage(contactReceipt, false),
};
