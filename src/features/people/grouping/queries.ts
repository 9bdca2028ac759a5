import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';
import type { Identity, KnownKey, PersonKey } from './assign-people.ts';

// Arbitrary, but the same in every process.
const GROUPING_LOCK = 7_303_085;

/** A record that has failed this many times is skipped. */
const MAX_TRIES = 5;

/** Advisory lock for grouping, joining and separating people, held until the transaction ends. */
export async function lockGrouping(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(GROUPING_LOCK)})`.execute(tx);
}

/** Like `lockGrouping`, but does not wait; returns whether the lock was acquired. */
export async function tryLockGrouping(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(GROUPING_LOCK)}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

export type NotedRecord = { id: string; kind: string; recordId: string };

/** How many attempts the next records of the backlog have had; undefined if the backlog is empty. */
export async function findNextTries(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    (select tries from timeline_backlog where tries = 0 order by id limit 1)
    union all
    (select tries from timeline_backlog where tries > 0 and tries < ${MAX_TRIES} order by tries limit 1)
    order by tries limit 1`.execute(db);
  return rows[0]?.tries;
}

/** The oldest records of the backlog that have had `tries` attempts. */
export function listNoted(db: Db, tries: number, limit: number): Promise<NotedRecord[]> {
  return db
    .selectFrom('timelineBacklog')
    .select(['id', 'kind', 'recordId'])
    .where('tries', '=', tries)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function deleteNoted(tx: Tx, noted: readonly NotedRecord[]): Promise<void> {
  await sql`delete from timeline_backlog where id = any(${noted.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  );
}

export async function countTry(db: Db, noted: readonly NotedRecord[]): Promise<void> {
  await sql`
    update timeline_backlog set tries = tries + 1
    where id = any(${noted.map(({ id }) => id)}::bigint[])`.execute(db);
}

export async function noteRecords(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into timeline_backlog (kind, record_id) select ${kind}, id from unnest(${ids}::text[]) as id`.execute(
    tx,
  );
}

export const listBackfills = (db: Db) =>
  db.selectFrom('timelineBackfill').select(['kind', 'afterId']).execute();

/** Sets the position of a backfill; without `afterId`, the backfill is complete and its row is deleted. */
export async function moveBackfill(
  tx: Tx,
  kind: string,
  afterId: string | undefined,
): Promise<void> {
  if (afterId === undefined) {
    await tx.deleteFrom('timelineBackfill').where('kind', '=', kind).execute();
  } else {
    await tx.updateTable('timelineBackfill').set({ afterId }).where('kind', '=', kind).execute();
  }
}

/** The normalised form of each name: see `person_name_key`. */
export async function normaliseNames(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ nameKey: string }>`
    select person_name_key(name) as name_key
    from unnest(${names}::text[]) with ordinality as names (name, place) order by place`.execute(
    tx,
  );
  return rows.map(({ nameKey }) => nameKey);
}

/** All keys at these addresses and numbers, those of older people first. */
export async function listKnownKeys(tx: Tx, contacts: Identity['contacts']): Promise<KnownKey[]> {
  const { rows } = await sql<KnownKey>`
    select key.kind, key.value, key.name_key, key.person_id, people.name_key as person_name_key
    from (select distinct * from unnest(
        ${contacts.map(({ kind }) => kind)}::text[],
        ${contacts.map(({ value }) => value)}::text[]) as contact (kind, value)) as contact
      join person_keys as key on key.kind = contact.kind and key.value = contact.value
      join ${scoped('people')} on people.id = key.person_id
    order by people.created_at, people.id`.execute(tx);
  return rows;
}

export type ShownIdentity = {
  id: string;
  name: string;
  nameKey: string;
  email: string | null;
  phone: string | null;
  at: Date;
};

export async function insertPeople(tx: Tx, people: readonly ShownIdentity[]): Promise<void> {
  if (people.length === 0) return;
  await tx
    .insertInto('people')
    .values(people.map(({ at, ...person }) => ({ ...person, identifiedAt: at, lastAt: at })))
    .execute();
}

/** Updates name, address and number of people from their latest record; values that it lacks stay unchanged. */
export async function updateIdentities(tx: Tx, people: readonly ShownIdentity[]): Promise<void> {
  await sql`
    update ${unscoped('people')} set
      name = case when latest.name <> '' and (people.name_key = '' or people.identified_at <= latest.at)
        then latest.name else people.name end,
      name_key = case when people.name_key = '' then latest."nameKey" else people.name_key end,
      email = case when people.identified_at <= latest.at
        then coalesce(latest.email, people.email) else coalesce(people.email, latest.email) end,
      phone = case when people.identified_at <= latest.at
        then coalesce(latest.phone, people.phone) else coalesce(people.phone, latest.phone) end,
      identified_at = greatest(people.identified_at, latest.at)
    from json_to_recordset(${JSON.stringify(people)}) as latest
      (id text, name text, "nameKey" text, email text, phone text, at timestamptz)
    where people.id = latest.id`.execute(tx);
}

export async function insertKeys(
  tx: Tx,
  keys: readonly (PersonKey & { personId: string })[],
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insertInto('personKeys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type NewEvent = {
  kind: string;
  recordId: string;
  what: string;
  aboutId: string | null;
  personId: string;
  at: Date;
  words: string | null;
};

/**
 * Replaces all events of some records, and deletes events of kind `change` about those of the records that no longer
 * have events. Returns the ids of all people whose events were or are now among them.
 */
export async function replaceEvents(
  tx: Tx,
  records: readonly { kind: string; recordId: string }[],
  events: readonly NewEvent[],
): Promise<string[]> {
  const { rows: former } = await sql<{ personId: string }>`
    with record as (
        select * from json_to_recordset(${JSON.stringify(records)}) as record
          (kind text, "recordId" text)),
      stays as (
        select * from json_to_recordset(${JSON.stringify(events)}) as stays
          (kind text, "recordId" text, what text)),
      gone as (
        delete from timeline_events as event using record
          where event.kind = record.kind and event.record_id = record."recordId"
            and not exists (select from stays where stays.kind = event.kind
              and stays."recordId" = event.record_id and stays.what = event.what)
          returning event.person_id),
      about_gone as (
        delete from timeline_events as event using record
          where event.about_id = record."recordId" and event.kind = 'change'
            and not exists (select from stays where stays."recordId" = record."recordId")
          returning event.person_id)
    select person_id from timeline_events as event join record
        on event.kind = record.kind and event.record_id = record."recordId"
      union select person_id from gone union select person_id from about_gone`.execute(tx);
  await sql`
    insert into timeline_events (kind, record_id, what, about_id, person_id, at, words)
      select kind, "recordId", what, "aboutId", "personId", at, words
      from json_to_recordset(${JSON.stringify(events)}) as event
        (kind text, "recordId" text, what text, "aboutId" text, "personId" text, at timestamptz, words tsvector)
      on conflict (kind, record_id, what) do update
        set about_id = excluded.about_id, person_id = excluded.person_id, at = excluded.at,
          words = excluded.words`.execute(tx);
  return [...new Set([...former, ...events].map(({ personId }) => personId))];
}

/** The people of some records, by the id of the record. */
export async function findPeopleOf(tx: Tx, recordIds: readonly string[]) {
  const rows = await tx
    .selectFrom('timelineEvents')
    .select(['recordId', 'personId'])
    .where('recordId', '=', sql<string>`any(${recordIds})`)
    .execute();
  return new Map(rows.map(({ recordId, personId }) => [recordId, personId]));
}
