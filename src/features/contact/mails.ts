import { type MailContent, mailboxOf } from '../email/mail-content.ts';
import { contactNotice, contactReceipt } from './mail-templates/contact-mails.ts';
import { findContactSubmissionForMail } from './queries.ts';
import { findReply } from './replies/queries.ts';
import { contactReply, readThread, replyMailbox } from './replies/reply-mail.ts';

/** Invented facts for the samples. */
const SAMPLE_SUBMISSION = {
  firstName: 'Sample',
  lastName: 'Client',
  email: 'client@example.com',
  phone: '(800) 555-0100',
  practiceAreaLabel: 'Other',
  message: 'A sample message.',
};

const SAMPLE_REPLY = 'Dear Sample,\n\nA sample reply, written by staff.';

const aboutMessage = (template: typeof contactNotice, repliesToSender: boolean): MailContent => ({
  async write({ db, firm, texts, id }) {
    const submission = await findContactSubmissionForMail(db, id);
    if (!submission) return undefined;
    const mail = template({ submission, firm, texts });
    return { mail, ...(repliesToSender && { replyTo: mailboxOf(submission) }) };
  },
  sample: ({ firm, texts }) => template({ submission: SAMPLE_SUBMISSION, firm, texts }),
});

const reply: MailContent = {
  async write({ db, firm, id, replyId }) {
    const found = replyId === undefined ? undefined : await findReply(db, replyId);
    if (!found) return undefined;
    const mail = contactReply({ text: found.body, thread: await readThread(db, id), firm });
    return { mail, replyTo: replyMailbox(firm) };
  },
  sample: ({ firm }) => contactReply({ text: SAMPLE_REPLY, thread: [], firm }),
};

/** Contents of the mails about messages. */
export const contactMails = {
  contact_notice: aboutMessage(contactNotice, true),
  contact_receipt: aboutMessage(contactReceipt, false),
  contact_reply: reply,
};
