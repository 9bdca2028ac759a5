import { type MailContent, mailboxOf } from '../email/mail-content.ts';
import { contactNotice, contactReceipt } from './mail-templates/contact-mails.ts';
import { findContactSubmissionForMail } from './queries.ts';

const aboutMessage = (template: typeof contactNotice, repliesToSender: boolean): MailContent => ({
  async write({ db, firm, id }) {
    const submission = await findContactSubmissionForMail(db, id);
    if (!submission) return undefined;
    const mail = template({ submission, firm });
    return { mail, ...(repliesToSender && { replyTo: mailboxOf(submission) }) };
  },
});

/** Contents of the mails about messages. */
export const contactMails = {
  contact_notice: aboutMessage(contactNotice, true),
  contact_receipt: aboutMessage(contactReceipt, false),
};
