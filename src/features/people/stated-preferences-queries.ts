import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { statedFor } from '../contact-preferences/queries.ts';
import { type ContactPreferences, strictestOf } from '../contact-preferences/rules.ts';

/**
 * What people have stated in any of their messages and appointments, joined people included, by the id of the person as
 * whom they are shown. People who have stated nothing are missing.
 */
async function findStated(
  db: Db,
  rootIds: readonly string[],
): Promise<Map<string, ContactPreferences | null>> {
  const { rows } = await sql<{ root: string; stated: ContactPreferences }>`
    with recursive member as (
        select id as root, id from unnest(${rootIds}::text[]) as id
        union select member.root, joined.person_id from member
          join person_joins as joined on joined.into_id = member.id),
      record as materialized (
        select member.root, event.at, ${statedFor(sql.ref('event.record_id'))} as stated
        from member join timeline_events as event on event.person_id = member.id
        where event.kind in ('message', 'appointment'))
    select root, stated from record where stated is not null
    group by root, stated order by max(at) desc`.execute(db);
  const byPerson = Map.groupBy(rows, ({ root }) => root);
  return new Map(
    [...byPerson].map(([root, own]) => [root, strictestOf(own.map(({ stated }) => stated))]),
  );
}

/** Adds to people, as they are shown, how they may be reached; see `strictestOf`. */
export async function withPreferences<Person extends { id: string }>(
  db: Db,
  people: readonly Person[],
): Promise<(Person & { contactPreferences: ContactPreferences | null })[]> {
  const stated = await findStated(
    db,
    people.map(({ id }) => id),
  );
  return people.map((person) => ({
    ...person,
    contactPreferences: stated.get(person.id) ?? null,
  }));
}
