import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { SkipReason } from '../../email/outcomes/rules.ts';
import type { EmailState } from '../../email/rules.ts';

type NewReply = {
  id: string;
  submissionId: string;
  body: string;
  sentBy: string;
  createdAt: Date;
};

/** The key of the mail of a reply in the outbox. */
export const replyMailKey = (replyId: string) => `contact_reply:${replyId}`;

/** Inserts a reply; false if there is one with this id already. */
export async function insertReply(tx: Tx, reply: NewReply): Promise<boolean> {
  const inserted = await tx
    .insertInto('messageReplies')
    .values(reply)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The message that a reply belongs to. */
export function findReply(db: Db, id: string) {
  return db
    .selectFrom('messageReplies')
    .select(['submissionId', 'body'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The replies to a message, oldest first, with the states of their mails. */
export async function listReplies(db: Db, submissionId: string) {
  const rows = await db
    .selectFrom('messageReplies as reply')
    .leftJoin('outboxEmails as mail', (join) =>
      join.on('mail.dedupeKey', '=', sql<string>`'contact_reply:' || reply.id`),
    )
    .select([
      'reply.id',
      'reply.body',
      'reply.sentBy',
      'reply.createdAt',
      'mail.id as mailId',
      'mail.state',
      'mail.isCaught',
      'mail.skipReason',
      'mail.lastError',
    ])
    .where('reply.submissionId', '=', submissionId)
    .orderBy('reply.createdAt')
    .orderBy('reply.id')
    .execute();
  return rows.map(({ mailId, state, isCaught, skipReason, lastError, ...reply }) => ({
    ...reply,
    mail: mailId
      ? {
          id: mailId,
          state: state as EmailState,
          isCaught: isCaught === true,
          skipReason: skipReason as SkipReason | null,
          lastError,
        }
      : null,
  }));
}

/** The mails of the correspondence about a message that were sent, oldest first: the receipt, then replies. */
export function listSentOfThread(db: Db, submissionId: string) {
  return db
    .selectFrom('outboxEmails')
    .select(['messageId', 'subject'])
    .where(sql<string>`payload ->> 'id'`, '=', submissionId)
    .where('kind', 'in', ['contact_receipt', 'contact_reply'])
    .where('messageId', 'is not', null)
    .orderBy('sentAt')
    .$narrowType<{ messageId: string }>()
    .execute();
}

const TEMPLATE_COLUMNS = ['id', 'name', 'body', 'updatedAt'] as const;

export function listTemplates(db: Db) {
  return db
    .selectFrom('replyTemplates')
    .select(TEMPLATE_COLUMNS)
    .orderBy(sql`lower(name)`)
    .execute();
}

export function lockTemplate(tx: Tx, id: string) {
  return tx
    .selectFrom('replyTemplates')
    .select(TEMPLATE_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined if another template has this name. */
export function insertTemplate(tx: Tx, fields: { name: string; body: string }) {
  return tx
    .insertInto('replyTemplates')
    .values(fields)
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning(TEMPLATE_COLUMNS)
    .executeTakeFirst();
}

/** Whether another template has this name. */
export async function isNameTaken(tx: Tx, { id, name }: { id: string; name: string }) {
  const other = await tx
    .selectFrom('replyTemplates')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export function updateTemplate(tx: Tx, id: string, fields: { name: string; body: string }) {
  return tx
    .updateTable('replyTemplates')
    .set(fields)
    .where('id', '=', id)
    .returning(TEMPLATE_COLUMNS)
    .executeTakeFirstOrThrow();
}

export function deleteTemplateRow(tx: Tx, id: string) {
  return tx
    .deleteFrom('replyTemplates')
    .where('id', '=', id)
    .returning(['name', 'body'])
    .executeTakeFirst();
}
