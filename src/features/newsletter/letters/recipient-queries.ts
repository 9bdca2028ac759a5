import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { RecipientState } from './rules.ts';

const NOW = sql<Date>`now()`;

/** Adds all subscribers who currently receive letters as recipients of a letter. Returns their number. */
export async function insertRecipients(tx: Tx, letterId: string): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('letterRecipients')
    .columns(['letterId', 'subscriberId'])
    .expression((eb) =>
      eb
        .selectFrom('newsletterSubscribers')
        .select([sql.val(letterId).as('letterId'), 'id'])
        .where('status', '=', 'confirmed')
        .where('lettersStoppedAt', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/** Recipients of a letter who are not in the outbox yet, locked, at most `limit`. */
export function takeWaitingRecipients(tx: Tx, letterId: string, limit: number) {
  return tx
    .selectFrom('letterRecipients as recipient')
    .leftJoin('newsletterSubscribers as subscriber', 'subscriber.id', 'recipient.subscriberId')
    .select(['recipient.id', 'recipient.tokenHash', 'subscriber.email'])
    .select(isSubscribed.as('isSubscribed'))
    .where('recipient.letterId', '=', letterId)
    .where('recipient.state', '=', 'waiting')
    .orderBy('recipient.id')
    .limit(limit)
    .forUpdate('recipient')
    .execute();
}

/** Whether letters are sent to the subscriber; false if the subscriber has been deleted. */
const isSubscribed = sql<boolean>`coalesce(
  subscriber.status = 'confirmed' and subscriber.letters_stopped_at is null, false)`;

export function countRecipientsIn(tx: Tx, letterId: string, state: RecipientState) {
  return tx
    .selectFrom('letterRecipients')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('letterId', '=', letterId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
}

/** Records that the mails to these recipients are in the outbox, and the hashes of the tokens in their links. */
export async function markQueued(
  tx: Tx,
  recipients: readonly { id: string; tokenHash: string }[],
): Promise<void> {
  if (recipients.length === 0) return;
  await sql`
    update letter_recipients as recipient set state = 'queued', token_hash = queued."tokenHash"
    from json_to_recordset(${JSON.stringify(recipients)}) as queued (id text, "tokenHash" text)
    where recipient.id = queued.id`.execute(tx);
}

/** Sets the state of recipients, and for a final state (`isSettled`) when they reached it. */
export async function setRecipientState(
  tx: Tx,
  ids: readonly string[],
  { state, isSettled }: { state: RecipientState; isSettled: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('letterRecipients')
    .set({ state, settledAt: isSettled ? NOW : null })
    .where('id', 'in', ids)
    .execute();
}

/** Moves all recipients of a letter from one state to another. Returns their number. */
export async function changeRecipientStates(
  tx: Tx,
  letterId: string,
  { from, to, isSettled }: { from: RecipientState; to: RecipientState; isSettled: boolean },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('letterRecipients')
    .set({ state: to, settledAt: isSettled ? NOW : null })
    .where('letterId', '=', letterId)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** A recipient with the status of the letter and the subscriber, for writing one mail or recording its outcome. */
export function findRecipient(db: Db, id: string) {
  return db
    .selectFrom('letterRecipients as recipient')
    .innerJoin('letters as letter', 'letter.id', 'recipient.letterId')
    .leftJoin('newsletterSubscribers as subscriber', 'subscriber.id', 'recipient.subscriberId')
    .select([
      'recipient.letterId',
      'recipient.subscriberId',
      'recipient.tokenHash',
      'letter.status as letterStatus',
    ])
    .select(isSubscribed.as('isSubscribed'))
    .where('recipient.id', '=', id)
    .executeTakeFirst();
}

/** The rejected mails, latest first, at most `limit`, with the mail server's response. */
export function listRefusedRecipients(db: Db, letterId: string, limit: number) {
  return db
    .selectFrom('letterRecipients as recipient')
    .innerJoin('newsletterSubscribers as subscriber', 'subscriber.id', 'recipient.subscriberId')
    .leftJoin('outboxEmails as mail', (join) =>
      join.on(
        sql<boolean>`mail.payload ->> 'id' = recipient.id and mail.kind = 'newsletter_letter'`,
      ),
    )
    .select(['recipient.id', 'subscriber.email', 'recipient.settledAt as at', 'mail.lastError'])
    .where('recipient.letterId', '=', letterId)
    .where('recipient.state', '=', 'refused')
    .orderBy('recipient.settledAt', 'desc')
    .orderBy('recipient.id')
    .limit(limit)
    .execute();
}
