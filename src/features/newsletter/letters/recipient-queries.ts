import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { asksForNeutralWording } from '../../contact-preferences/queries.ts';
import type { LetterKind, RecipientState } from './rules.ts';

const NOW = sql<Date>`now()`;

/**
 * Adds all subscribers who currently receive letters as recipients of a letter; those to whom advertising is never sent
 * are `withheld`. Returns the numbers of both.
 */
export async function insertRecipients(
  tx: Tx,
  { id, kind }: { id: string; kind: LetterKind },
): Promise<{ waiting: number; withheld: number }> {
  const { rows } = await sql<{ waiting: number; withheld: number }>`
    with added as (
      insert into letter_recipients (letter_id, subscriber_id, state, settled_at)
      select ${id}, id, case when is_withheld then 'withheld' else 'waiting' end,
        case when is_withheld then now() end
      from (select id, ${isWithheld(kind)} as is_withheld from newsletter_subscribers as subscriber
        where status = 'confirmed' and letters_stopped_at is null) as subscribed
      returning state)
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'withheld')::int as withheld from added`.execute(tx);
  return rows[0] ?? { waiting: 0, withheld: 0 };
}

/** How many confirmed subscribers a letter of a kind would reach now; see `letterAudienceSchema`. */
export async function countAudience(db: Db, kind: LetterKind) {
  const { rows } = await sql<{ receiving: number; withheld: number; stopped: number }>`
    select count(*) filter (where not is_stopped and not is_withheld)::int as receiving,
      count(*) filter (where not is_stopped and is_withheld)::int as withheld,
      count(*) filter (where is_stopped)::int as stopped
    from (select letters_stopped_at is not null as is_stopped, ${isWithheld(kind)} as is_withheld
      from newsletter_subscribers as subscriber where status = 'confirmed') as subscribed`.execute(
    db,
  );
  return rows[0] ?? { receiving: 0, withheld: 0, stopped: 0 };
}

/** Recipients of a letter who are not in the outbox yet, locked, at most `limit`. */
export function takeWaitingRecipients(tx: Tx, letterId: string, limit: number) {
  return tx
    .selectFrom('letterRecipients as recipient')
    .innerJoin('letters as letter', 'letter.id', 'recipient.letterId')
    .leftJoin('newsletterSubscribers as subscriber', 'subscriber.id', 'recipient.subscriberId')
    .select(['recipient.id', 'recipient.tokenHash', 'subscriber.email'])
    .select([isSubscribed.as('isSubscribed'), isWithheld(LETTER_KIND).as('isWithheld')])
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

const LETTER_KIND = sql.ref('letter.kind');

/** Whether a letter of a kind is never sent to `subscriber`: advertising, if they asked for neutral wording. */
function isWithheld(kind: LetterKind | typeof LETTER_KIND) {
  return sql<boolean>`(${kind} = 'advertising' and ${asksForNeutralWording(sql`subscriber.email`)})`;
}

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
      'subscriber.clientLanguage',
    ])
    .select([isSubscribed.as('isSubscribed'), isWithheld(LETTER_KIND).as('isWithheld')])
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
