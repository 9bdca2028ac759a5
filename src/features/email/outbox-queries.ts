import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { countCapped } from '../../platform/pagination/count-queries.ts';
import { findMatchingIds } from '../../platform/pagination/matching-ids-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import { fetchSearchPage } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import { statedFor, withPreferences } from '../contact-preferences/queries.ts';
import { type ContactPreferences, strictestOf } from '../contact-preferences/rules.ts';
import type { Mail } from './mail.ts';
import type { SkipReason } from './outcomes/rules.ts';
import type { EmailFilterState, EmailState } from './rules.ts';
import type { EmailFilter, ExportEmailsInput, ListEmailsInput } from './schema.ts';

const OUTBOX_COLUMNS = [
  'id',
  'kind',
  'toEmail',
  'toName',
  'subject',
  'state',
  'attempts',
  'lastError',
  'createdAt',
  'sentAt',
  'isCaught',
  'skipReason',
  'senderEmail',
  'serverName',
  'serverAnswer',
] as const;

/** When a waiting mail is tried next; null if it is due now, or is not retried automatically. */
const nextTryAt = (eb: ExpressionBuilder<DB, 'outboxEmails'>) =>
  eb
    .case()
    .when('state', 'in', ['queued', 'failed'] satisfies EmailState[])
    .then(eb.ref('dueAt'))
    .end()
    .as('nextTryAt');

const ABOUT = sql<string>`outbox_emails.payload ->> 'id'`;

/** The record that a mail is about, and the preferences stated for it. */
const ABOUT_RECORD = [ABOUT.as('aboutId'), statedFor(ABOUT).as('contactPreferences')] as const;

type Row = { state: EmailState; skipReason: SkipReason | null };

const ORDERS = { date: { column: 'createdAt', type: 'timestamptz' } } as const;

const inState = (db: Db, state: EmailFilterState | null | undefined) => {
  const emails = db.selectFrom('outboxEmails');
  if (!state) return emails;
  if (state === 'caught') return emails.where('state', '=', 'sent').where('isCaught', '=', true);
  const found = emails.where('state', '=', state);
  return state === 'sent' ? found.where('isCaught', '=', false) : found;
};

const filtered = (db: Db, { state, kind }: Omit<EmailFilter, 'q'>) => {
  const emails = inState(db, state);
  return kind ? emails.where('kind', '=', kind) : emails;
};

/** The mails that match the filters, for a bulk change. */
export const findMatchingEmails = (db: Db, { q, ...filter }: EmailFilter) =>
  findMatchingIds(db, filtered(db, filter).select(['id']), q ? matchesSearchWords(q) : undefined);

/** A page of the mails that match the filters, newest first unless sorted. */
export async function listOutbox(db: Db, { limit, cursor, q, ...filter }: ListEmailsInput) {
  const { emails, order } = emailsInOrder(db, filter);
  const page = { limit, cursor };
  const found = await (q
    ? fetchSearchPage(db, emails, matchesSearchWords(q), order, page)
    : fetchPage(emails, order, page));
  return { ...found, items: await withAllStated(db, found.items) };
}

/** All mails that match the filters, in the order of the list, in batches: see `readAll`. */
export async function* readOutbox(db: Db, { q, ...filter }: ExportEmailsInput) {
  const { emails, order } = emailsInOrder(db, filter);
  const batches = readAll(db, emails, order, q ? matchesSearchWords(q) : undefined);
  for await (const rows of batches) yield withAllStated(db, rows);
}

type Stated = { toEmail: string; contactPreferences: ContactPreferences | null };

/**
 * Adds the preferences that the owner of the mail's address has stated in any record to those of the mail's own record.
 */
async function withAllStated<Email extends Stated>(
  db: Db,
  emails: readonly Email[],
): Promise<Email[]> {
  const ofAddresses = await withPreferences(
    db,
    emails.map((email) => ({ email: email.toEmail, ofRecord: email.contactPreferences })),
  );
  return emails.map((email, index) => {
    const { ofRecord = null, contactPreferences = null } = ofAddresses[index] ?? {};
    const stated = [ofRecord, contactPreferences].filter((each) => each !== null);
    return { ...email, contactPreferences: strictestOf(stated) };
  });
}

function emailsInOrder(db: Db, { sort, ...filter }: Omit<ExportEmailsInput, 'q'>) {
  const order = orderFor(ORDERS, sort ?? '-date');
  const emails = filtered(db, filter)
    .select(OUTBOX_COLUMNS)
    .select(nextTryAt)
    .select(ABOUT_RECORD)
    .$narrowType<Row>()
    .select(pageKey(order));
  return { emails, order };
}

/** The mails about a row, newest first, at most fifty. */
export function listEmailsAbout(db: Db, id: string) {
  return db
    .selectFrom('outboxEmails')
    .select(OUTBOX_COLUMNS)
    .select(nextTryAt)
    .$narrowType<Row>()
    .where(sql`payload ->> 'id'`, '=', id)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
}

export function countOutbox(db: Db, state: EmailFilterState | null): Promise<number> {
  return countCapped(db, inState(db, state).select('id'));
}

/** The oldest mail in `state`. */
export function findOldestInState(db: Db, state: EmailState) {
  return inState(db, state)
    .select('createdAt')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A mail with its content as recorded; null until it is sent. */
export async function findRecordedEmail(db: Db, id: string) {
  const found = await db
    .selectFrom('outboxEmails')
    .select([...OUTBOX_COLUMNS, 'textBody', 'htmlBody'])
    .select(nextTryAt)
    .select(ABOUT_RECORD)
    .select((eb) =>
      eb.ref('attachments').$castTo<NonNullable<Mail['invitation']>[] | null>().as('attachments'),
    )
    .where('id', '=', id)
    .$narrowType<Row>()
    .execute();
  const [email] = await withAllStated(db, found);
  return email;
}

/** Locks a mail until the transaction ends. */
export function lockEmail(tx: Tx, id: string) {
  return tx
    .selectFrom('outboxEmails')
    .select(OUTBOX_COLUMNS)
    .select(nextTryAt)
    .where('id', '=', id)
    .$narrowType<Row>()
    .forUpdate()
    .executeTakeFirst();
}

/** Locks mails until the transaction ends, always in the same order. */
export function lockEmails(tx: Tx, ids: readonly string[]) {
  return tx
    .selectFrom('outboxEmails')
    .select(['id', 'kind', 'state', 'lastError', 'skipReason'])
    .where('id', 'in', ids)
    .orderBy('id')
    .$narrowType<Row>()
    .forUpdate()
    .execute();
}

/** `markEmailQueued` for many mails. */
export async function markEmailsQueued(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('outboxEmails').set(QUEUED).where('id', 'in', ids).execute();
}

const QUEUED = { state: 'queued', dueAt: null, lastError: null, failingSince: null };

/**
 * Queues a mail again, due now. An attempt in progress is not interrupted. The skip reason is kept, so that the mail is
 * not skipped for it again.
 */
export function markEmailQueued(tx: Tx, id: string) {
  return tx
    .updateTable('outboxEmails')
    .set(QUEUED)
    .where('id', '=', id)
    .returning(OUTBOX_COLUMNS)
    .returning(nextTryAt)
    .$narrowType<Row>()
    .executeTakeFirstOrThrow();
}

/** Marks a mail as not to be sent. */
export function markEmailDismissed(tx: Tx, id: string) {
  return tx
    .updateTable('outboxEmails')
    .set({ state: 'skipped', failingSince: null })
    .where('id', '=', id)
    .returning(OUTBOX_COLUMNS)
    .returning(nextTryAt)
    .$narrowType<Row>()
    .executeTakeFirstOrThrow();
}
