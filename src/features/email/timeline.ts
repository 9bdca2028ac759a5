import type { TimelinePart } from '../people/timeline/timeline-part.ts';
import { type MailRecord, mailOutcome, mailOutcomeLabel } from './outcomes/rules.ts';
import { emailKindLabel } from './rules.ts';
import { listMailIds, listMailRecords } from './timeline-queries.ts';

/** Mails to people, including newsletters. */
export const mailTimeline: TimelinePart = {
  kind: 'mail',
  listIds: listMailIds,

  async identify(tx, ids) {
    const mails = await listMailRecords(tx, ids);
    return mails.map(({ id, toEmail, toName, createdAt, aboutId }) => ({
      recordId: id,
      name: toName,
      email: toEmail,
      phone: null,
      aboutId,
      events: [{ what: '', at: createdAt }],
    }));
  },

  async describe(db, ids) {
    const mails = await listMailRecords(db, ids);
    return mails.map(({ id, kind, subject, ...mail }) => ({
      recordId: id,
      what: '',
      title: titleOf(kind, mail),
      text: subject,
      href: `/admin/mail?open=${id}`,
    }));
  },
};

/** Says what happened to the mail, unless a mail server accepted it. */
function titleOf(kind: string, mail: MailRecord): string {
  const title = `Mail: ${emailKindLabel(kind)}`;
  return mailOutcome(mail) === 'accepted' ? title : `${title} (${mailOutcomeLabel(mail)})`;
}
