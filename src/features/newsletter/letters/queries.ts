import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { Letters } from '../../../../db/schema.gen.ts';
import { countByStatus, countCapped } from '../../../platform/pagination/count-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../../platform/pagination/page-queries.ts';
import { fetchSearchPage } from '../../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../../platform/pagination/search-word-queries.ts';
import {
  LETTER_STATUSES,
  type LetterKind,
  type LetterStatus,
  RECIPIENT_STATES,
  type RecipientCounts,
} from './rules.ts';
import type { ListLettersInput } from './schema.ts';

const ORDERS = {
  created: { column: 'createdAt', type: 'timestamptz' },
  subject: { column: sql`lower(subject)`, type: 'text' },
} as const;

const ROW_COLUMNS = [
  'id',
  'kind',
  'subject',
  'status',
  'scheduledFor',
  'startedAt',
  'finishedAt',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

const COLUMNS = [
  ...ROW_COLUMNS,
  'previewLine',
  'opening',
  'content',
  'articleIds',
  'closing',
  'pausedBecause',
] as const;

/** The texts about one article in a letter, fixed when sending starts. */
export type LetterArticle = { title: string; excerpt: string; slug: string };

/** The columns that staff write. */
export type LetterText = Pick<
  Selectable<Letters>,
  'subject' | 'previewLine' | 'opening' | 'content' | 'articleIds' | 'closing'
> & { kind: LetterKind };

const inStatus = (db: Db, status: LetterStatus | null | undefined) => {
  const letters = db.selectFrom('letters');
  return status ? letters.where('status', '=', status) : letters;
};

/** How many recipients of a letter are in each state, as one JSON value. */
const counts = sql<RecipientCounts>`(
  select json_build_object(${sql.join(
    RECIPIENT_STATES.flatMap((state) => [
      sql.lit(state),
      sql`count(*) filter (where state = ${sql.lit(state)})`,
    ]),
  )}) from letter_recipients where letter_id = letters.id)`.as('counts');

type Status = { status: LetterStatus; kind: LetterKind };

/** A page of letters, newest first unless sorted. `q` matches words of the subject. */
export function listLetters(db: Db, { q, status, kind, sort, ...page }: ListLettersInput) {
  const order = orderFor(ORDERS, sort ?? '-created');
  const letters = inStatus(db, status)
    .$if(Boolean(kind), (rows) => rows.where('kind', '=', kind ?? 'news'))
    .select(ROW_COLUMNS)
    .select(counts)
    .$narrowType<Status>()
    .select(pageKey(order));
  return q
    ? fetchSearchPage(db, letters, matchesSearchWords(q), order, page)
    : fetchPage(letters, order, page);
}

export const countLettersByStatus = (db: Db) =>
  countByStatus(LETTER_STATUSES, (status) => countCapped(db, inStatus(db, status).select('id')));

export function findLetter(db: Db, id: string) {
  return db
    .selectFrom('letters')
    .select(COLUMNS)
    .select((eb) => eb.ref('sentArticles').$castTo<LetterArticle[] | null>().as('sentArticles'))
    .select(counts)
    .where('id', '=', id)
    .$narrowType<Status>()
    .executeTakeFirst();
}

/** The texts of the letters that have not been sent, newest first. */
export const listUnsentLetters = (db: Db) =>
  db
    .selectFrom('letters')
    .select(['id', 'subject', 'previewLine', 'opening', 'content', 'closing'])
    .where('status', 'in', ['draft', 'scheduled'])
    .orderBy('createdAt', 'desc')
    .execute();

/** Locks a letter until the transaction ends. */
export function lockLetter(tx: Tx, id: string) {
  return tx
    .selectFrom('letters')
    .select(COLUMNS)
    .where('id', '=', id)
    .$narrowType<Status>()
    .forUpdate()
    .executeTakeFirst();
}

export function insertLetter(
  tx: Tx,
  letter: LetterText & { createdBy: string; createdAt: Date; updatedAt: Date },
) {
  return tx.insertInto('letters').values(letter).returning('id').executeTakeFirstOrThrow();
}

/** Updates columns of a letter. Use cases of their own change `status`. */
export async function updateLetter(
  tx: Tx,
  id: string,
  change: Partial<
    Omit<Selectable<Letters>, 'id' | 'sentArticles' | 'search'> & { sentArticles: string | null }
  >,
): Promise<void> {
  await tx.updateTable('letters').set(change).where('id', '=', id).execute();
}

export async function deleteLetterRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('letters').where('id', '=', id).execute();
}

/** When sending of the latest letter began of which a mail server has accepted a mail. */
export function findLastLetter(db: Db) {
  return db
    .selectFrom('letters')
    .select('startedAt as sentAt')
    .where('status', 'in', ['sending', 'paused', 'sent'])
    .where('startedAt', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('letterRecipients')
          .select('id')
          .whereRef('letterId', '=', 'letters.id')
          .where('state', '=', 'sent'),
      ),
    )
    .orderBy('startedAt', 'desc')
    .limit(1)
    .$narrowType<{ sentAt: Date }>()
    .executeTakeFirst();
}
