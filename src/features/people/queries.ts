import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import { mayDoIt } from '../../platform/auth/permission-queries.ts';
import { fetchPage, inOrder, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { readAll } from '../../platform/pagination/read-all.ts';
import { fetchSearchPage, readMatching } from '../../platform/pagination/search-page-queries.ts';
import { matchesSearchWords } from '../../platform/pagination/search-word-queries.ts';
import type { DuePerson } from './due/list-due.ts';
import { fetchDuePage } from './due/queries.ts';
import { CLIENT_RECORDS, defaultSort, NO_OWNER } from './rules.ts';
import type { ExportPeopleInput, ListPeopleInput, PeopleFilter } from './schema.ts';

const COLUMNS = [
  'id',
  'name',
  'email',
  'phone',
  'tags',
  'ownerId',
  'nextStep',
  'nextStepOn',
  'lastAt',
] as const;

const OWNER = sql<string | null>`(select username from users where users.id = people.owner_id)`;

/** The orders of the list but `due`, each with an index. People without a date for a next step come last. */
const ORDERS = {
  due: { column: 'lastAt', type: 'timestamptz' },
  activity: { column: 'lastAt', type: 'timestamptz' },
  name: { column: 'nameKey', type: 'text' },
  next: { column: sql`coalesce(next_step_on, '9999-12-31')`, type: 'text' },
} as const;

type Due = { due?: readonly DuePerson[] };

/** What is due changes with the time, so that there is no index of it, and nobody asks for the reverse. */
const isDue = (sort: ListPeopleInput['sort']): sort is 'due' | '-due' =>
  sort === 'due' || sort === '-due';

/** A filter with the local date of today in the firm's zone. */
export type DatedPeopleFilter = PeopleFilter & { today: string };

/**
 * People who are not joined into another one, filtered by the conditions that the indexes of the orders support. The
 * other conditions of the filter are in `matching`.
 */
function shownPeople(db: Db, { owner, next }: DatedPeopleFilter) {
  let people = db
    .selectFrom('people')
    .select(COLUMNS)
    .select(OWNER.as('owner'))
    .where(sql<boolean>`not is_joined`);
  if (owner === NO_OWNER) people = people.where('ownerId', 'is', null);
  else if (owner) people = people.where('ownerId', '=', owner);
  if (next) people = people.where('nextStep', next === 'none' ? 'is' : 'is not', null);
  return people;
}

/** The other conditions of a filter, each of which has an index of its own; undefined if there are none. */
function matching({ q, tag, next, view, today }: DatedPeopleFilter) {
  const parts: RawBuilder<boolean>[] = [];
  if (q) parts.push(matchesSearchWords(q));
  if (tag) parts.push(sql`tags @> array[${tag}]::text[]`);
  if (next === 'overdue') parts.push(sql`coalesce(next_step_on, '9999-12-31') < ${today}`);
  if (view === 'clients') parts.push(IS_CLIENT);
  if (view === 'addresses') parts.push(sql`not ${IS_CLIENT}`);
  return parts.length > 0 ? sql<boolean>`(${sql.join(parts, sql` and `)})` : undefined;
}

/** Whether a person, or one who is joined into them, has more than left an address. */
const IS_CLIENT = sql<boolean>`exists (
  with recursive member as (
    select people.id as id
    union select joined.person_id from member
      join person_joins as joined on joined.into_id = member.id)
  select from member join timeline_events as event on event.person_id = member.id
  where event.kind = any(${CLIENT_RECORDS}::text[]))`;

/**
 * A page of the people that match the filter, those with the latest activity first unless sorted.
 * @param due The people who are due, for the order by that.
 */
export function listPeople(
  db: Db,
  { limit, cursor, sort, due = [], ...filter }: ListPeopleInput & Due & { today: string },
) {
  const page = { limit, cursor };
  const condition = matching(filter);
  if (isDue(sort)) {
    const latest = orderFor(ORDERS, '-activity');
    const people = shownPeople(db, filter);
    return fetchDuePage(
      condition ? people.where(condition) : people,
      due,
      latest,
      (others, position, size) =>
        condition
          ? readMatching(db, others, condition, latest, { position, limit: size })
          : inOrder(others, latest, position).limit(size).execute(),
      page,
    );
  }
  const order = orderFor(ORDERS, sort ?? defaultSort(filter));
  const people = shownPeople(db, filter).select(pageKey(order));
  return condition
    ? fetchSearchPage(db, people, condition, order, page)
    : fetchPage(people, order, page);
}

/** All people that match, in the order of the list, in batches: see `readAll`. */
export function readPeople(db: Db, { sort, ...filter }: ExportPeopleInput & { today: string }) {
  const order = orderFor(ORDERS, isDue(sort) ? '-activity' : (sort ?? defaultSort(filter)));
  const people = shownPeople(db, filter).select(pageKey(order));
  return readAll(db, people, order, matching(filter));
}

/** A person, whether joined into another one or not. */
export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('people')
    .select(COLUMNS)
    .select('updatedAt')
    .select(OWNER.as('owner'))
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks a person until the transaction ends. */
export const lockPerson = (tx: Tx, id: string) =>
  tx
    .selectFrom('people')
    .select(['id', 'tags', 'ownerId', 'nextStepOn', 'updatedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updatePersonFields(
  tx: Tx,
  id: string,
  fields: {
    tags: string[];
    ownerId: string | null;
    nextStep: string | null;
    nextStepOn: string | null;
  },
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ ...fields, updatedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** The addresses and numbers of some people, each once. */
export const listContacts = (db: Db, memberIds: readonly string[]) =>
  db
    .selectFrom('personKeys')
    .select(['kind', 'value'])
    .distinct()
    .where('personId', '=', sql<string>`any(${memberIds})`)
    .orderBy('kind')
    .orderBy('value')
    .$narrowType<{ kind: 'email' | 'phone' }>()
    .execute();

/** The tags to choose from are collected from this many people: the most recently active ones with tags. */
const TAGGED_PEOPLE = 2_000;

export async function listTags(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag collate "C" as tag from (
        select tags from ${scoped('people')} where not is_joined and tags <> '{}'
        order by last_at desc, id desc limit ${TAGGED_PEOPLE}) as latest,
      unnest(latest.tags) as tag
    order by 1`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** The users who may answer messages, and so may own people. */
export const listOwners = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .where(mayDoIt('messages.answer'))
    .orderBy('username')
    .execute();

/** The id of the person to whom a record belongs; undefined until it has been grouped. */
export async function findPersonOfRecord(
  db: Db,
  { kind, recordId }: { kind: string; recordId: string },
): Promise<string | undefined> {
  const event = await db
    .selectFrom('timelineEvents')
    .select('personId')
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .limit(1)
    .executeTakeFirst();
  return event?.personId;
}
