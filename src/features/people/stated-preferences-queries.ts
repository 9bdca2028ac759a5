import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { statedFor } from '../contact-preferences/queries.ts';
import { type ContactPreferences, strictestOf } from '../contact-preferences/rules.ts';

/**
 * The contact preferences that people have stated in any of their messages and appointments, those of joined people
 * included, by the id of the person who is shown. People who have stated none are missing from the map.
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

/** Adds their contact preferences to people, who must not be joined into others; see `strictestOf`. */
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
