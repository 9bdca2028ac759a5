import { mayUse } from '../contact-preferences/rules.ts';
import { type MailContent, mailboxOf } from '../email/mail-content.ts';
import { contactNotice, contactReceipt } from './mail-templates.ts';
import { findContactSubmissionForMail, markAnsweredByReply } from './queries.ts';
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
  contactPreferences: null,
};

const SAMPLE_REPLY = 'Dear Sample,\n\nA sample reply, written by staff.';

const noticeContent: MailContent = {
  receiver: 'firm',

  async write({ db, firm, id }) {
    const submission = await findContactSubmissionForMail(db, id);
    if (!submission) return undefined;
    const mail = contactNotice({ submission, firm });
    const mayReply = mayUse(submission.contactPreferences, 'email');
    return { mail, ...(mayReply && { replyTo: mailboxOf(submission) }) };
  },
  sample: ({ firm }) => contactNotice({ submission: SAMPLE_SUBMISSION, firm }),
};

const sender: MailContent['receiver'] = async (db, { id }) =>
  (await findContactSubmissionForMail(db, id))?.contactPreferences ?? null;

const languageOfSender: MailContent['language'] = async (db, { id }) =>
  (await findContactSubmissionForMail(db, id))?.clientLanguage;

const receiptContent: MailContent = {
  receiver: sender,
  language: languageOfSender,

  async write({ db, firm, texts, wording, id }) {
    const submission = await findContactSubmissionForMail(db, id);
    return submission && { mail: contactReceipt({ submission, firm, texts, wording }) };
  },
  sample: ({ firm, texts, wording = 'named' }) =>
    contactReceipt({ submission: SAMPLE_SUBMISSION, firm, texts, wording }),
};

const reply: MailContent = {
  receiver: sender,
  language: languageOfSender,

  async write({ db, firm, wording, id, replyId }) {
    const found = replyId === undefined ? undefined : await findReply(db, replyId);
    if (!found) return undefined;
    const thread = await readThread(db, id);
    const mail = contactReply({ text: found.body, thread, firm, wording });
    return { mail, replyTo: replyMailbox(firm) };
  },
  sample: ({ firm, wording = 'named' }) =>
    contactReply({ text: SAMPLE_REPLY, thread: [], firm, wording }),

  async onSent(tx, { id }, { outcome, at }) {
    if (outcome === 'accepted') await markAnsweredByReply(tx, id, at);
  },
};

/** Contents of the mails about messages. */
export const contactMails = {
  contact_notice: noticeContent,
  contact_receipt: receiptContent,
  contact_reply: reply,
};
