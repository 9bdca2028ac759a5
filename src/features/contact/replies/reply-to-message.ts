import type { Db, Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError, invalidField } from '../../../platform/errors/errors.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { mayUse } from '../../contact-preferences/rules.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { areaLabelIn } from '../../firm/practice-areas/label-in-language.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { findContactSubmissionForMail, updateSubmission } from '../queries.ts';
import { lockState, noSuchSubmission } from '../triage-submission.ts';
import { findReply, insertReply, replyMailKey } from './queries.ts';
import { readThread, replyMailbox, replySubject, replyText } from './reply-mail.ts';
import type { PreviewReplyInput, ReplyInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };
type Locked = Awaited<ReturnType<typeof lockState>>;

/**
 * Answers a message by mail: stores the reply, puts the mail into the outbox and marks the message as read, and with
 * `resolve` as resolved, all in one transaction. The message counts as answered once a mail server has accepted the
 * mail. Idempotent by `replyId`. Throws
 * `submission_not_found`, `submission_deleted`, `email_refused` if the sender does not want e-mail, or `invalid_input`
 * if `replyId` belongs to another reply.
 */
export function replyToMessage(deps: Deps, { id, replyId, body, resolve }: ReplyInput) {
  return deps.db.transaction().execute(async (tx) => {
    const before = await lockState(tx, id);
    const earlier = await findReply(tx, replyId);
    if (earlier?.submissionId === id) return before;
    if (earlier) throw otherReply();
    if (before.deletedAt) throw deleted();
    if (!mayUse(before.contactPreferences, 'email')) throw refusesEmail();
    const text = await writeText(tx, id, body);
    const { user, now } = deps;
    const reply = { id: replyId, submissionId: id, body: text };
    const isNew = await insertReply(tx, { ...reply, sentBy: user.username, createdAt: now() });
    if (!isNew) throw otherReply();
    await enqueueReply(tx, before, replyId);
    return noteReply(tx, deps, before, { replyId, resolve });
  });
}

/** A reply as it would be sent; nothing is stored. Throws `submission_not_found`. */
export async function previewReply({ db }: Pick<Context, 'db'>, { id, body }: PreviewReplyInput) {
  const { submission, firm } = await findAnswered(db, id);
  return {
    to: submission.email,
    replyTo: replyMailbox(firm).address,
    subject: replySubject(await readThread(db, id), firm),
    text: replyText(body, submission, firm),
  };
}

async function writeText(tx: Tx, id: string, body: string): Promise<string> {
  const { submission, firm } = await findAnswered(tx, id);
  return replyText(body, submission, firm);
}

/** The message to answer and the firm, in the language of its sender. Throws `submission_not_found`. */
async function findAnswered(db: Db, id: string) {
  const submission = await findContactSubmissionForMail(db, id);
  if (!submission) throw noSuchSubmission();
  const language = readLanguage(submission.clientLanguage);
  const { practiceArea: key, practiceAreaLabel: label } = submission;
  return {
    submission: {
      ...submission,
      practiceAreaLabel: await areaLabelIn(db, { key, label }, language),
    },
    firm: await getFirmProfile(db, language),
  };
}

const enqueueReply = (tx: Tx, { id, email, firstName, lastName }: Locked, replyId: string) =>
  enqueueEmails(tx, [
    {
      kind: 'contact_reply',
      toEmail: email,
      toName: `${firstName} ${lastName}`,
      payload: { id, replyId },
      dedupeKey: replyMailKey(replyId),
    },
  ]);

async function noteReply(
  tx: Tx,
  { user }: Deps,
  before: Locked,
  { replyId, resolve }: { replyId: string; resolve: boolean },
) {
  const after = await updateSubmission(tx, before.id, {
    isRead: true,
    ...(resolve && { isResolved: true }),
  });
  await logChange(tx, user.username, 'contact.reply', ['contact_submissions', before.id], {
    before: stateOf(before),
    after: { ...stateOf(after), replyId },
  });
  return after;
}

/** Keeps the texts of both sides out of the audit log. */
const stateOf = ({ isRead, isResolved, answeredAt, answeredHow }: Locked) => ({
  isRead,
  isResolved,
  answeredAt,
  answeredHow,
});

const otherReply = () => invalidField('replyId', 'This is the id of another reply');

const refusesEmail = () =>
  new DomainError(
    'conflict',
    'email_refused',
    'This person does not want e-mail. Answer in another way.',
  );

const deleted = () =>
  new DomainError('conflict', 'submission_deleted', 'This message is deleted. Restore it first.');
