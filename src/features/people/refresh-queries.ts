import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import { findRoots } from './joins/queries.ts';

/** The search covers the words of this many of the latest events, and of as many of the latest notes. */
const SEARCHED_RECORDS = sql.lit(100);

/** Below the limit of 1 MB for a search vector. */
const MAX_SEARCH_BYTES = sql.lit(900_000);

/**
 * Recomputes the columns that the list shows and searches: the latest activity, and the words of names, addresses,
 * tags, notes and records of each person and of the people who are joined into them, including what the caller may not see.
 */
export async function refreshPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  const roots = [...new Set((await findRoots(tx, ids)).values())].sort();
  // Locked first, so that the words are read after those of any other transaction that refreshes the same people.
  await sql`select from ${scoped('people')} where id = any(${roots}) order by id for update`.execute(
    tx,
  );
  await sql`
    with recursive member as (
        select id as root, id from unnest(${roots}::text[]) as id
        union select member.root, joined.person_id from member
          join person_joins as joined on joined.into_id = member.id)
    update ${unscoped('people')} set last_at = coalesce(computed.last_at, people.created_at), search = computed.search
    from (
      select root,
        (select max(event.at) from member join timeline_events as event on event.person_id = member.id
          where member.root = roots.root) as last_at,
        (select array_to_tsvector(coalesce(array_agg(word), '{}')) from (
            select word, sum(octet_length(word) + 4) over (order by word) as bytes from (
              ${WORDS}) as words) as sized
          where bytes < ${MAX_SEARCH_BYTES}) as search
      from unnest(${roots}::text[]) as roots (root)) as computed
    where people.id = computed.root`.execute(tx);
}

const WORDS = sql`
  select unnest(tsvector_to_array(latest.words)) as word from (
    select event.words from member join timeline_events as event on event.person_id = member.id
      where member.root = roots.root and event.words is not null
      order by event.at desc limit ${SEARCHED_RECORDS}) as latest
  union select unnest(search_tokens(array[latest.text])) from (
    select note.text from member join ${unscoped('person_notes')} as note on note.person_id = member.id
      where member.root = roots.root order by note.happened_at desc limit ${SEARCHED_RECORDS}) as latest
  union select unnest(search_tokens(array[named.name, named.email, named.phone, named.next_step] || named.tags))
    from member join ${unscoped('people')} as named on named.id = member.id where member.root = roots.root
  union select unnest(search_tokens(array[key.value]))
    from member join person_keys as key on key.person_id = member.id where member.root = roots.root`;

/** Deletes those of these people who have no records, no notes and nothing else that staff have entered. */
export async function deleteEmptyPeople(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows: locked } = await sql<{ id: string }>`
    select id from ${scoped('people')}
    where id = any(${ids}) and owner_id is null and tags = '{}' and next_step is null
      and not exists (select from timeline_events where person_id = people.id)
    order by id for update`.execute(tx);
  if (locked.length === 0) return;
  await sql`
    delete from ${unscoped('people')}
    where id = any(${locked.map(({ id }) => id)}) and owner_id is null and tags = '{}' and next_step is null
      and not exists (select from timeline_events where person_id = people.id)
      and not exists (select from ${unscoped('person_notes')} where person_id = people.id)
      and not exists (select from person_joins where into_id = people.id)`.execute(tx);
}
