import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import { exportedColumns } from '../../platform/tables/table-policy.ts';
import { anyOf, isAddress, lockedIf, newestOf } from '../privacy/person-queries.ts';
import type { PersonSearch } from '../privacy/personal-data.ts';
import { peopleTables } from './tables.ts';

/** The people who are known under an address; `isTended` if staff have entered something about them. */
export async function listPeopleOf(
  tx: Tx,
  { email, locks }: Pick<PersonSearch, 'email' | 'locks'>,
) {
  const people = tx
    .selectFrom('people')
    .select(['id', 'createdAt', 'updatedAt'])
    .select(
      sql<boolean>`owner_id is not null or tags <> '{}' or next_step is not null
        or exists (select from ${scoped('person_notes')} where person_id = people.id)`.as(
        'isTended',
      ),
    )
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('personKeys')
        .select('personId')
        .where('kind', '=', 'email')
        .where(isAddress('value', email)),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id');
  return lockedIf(locks, people).execute();
}

export function listNotesOf(tx: Tx, personIds: readonly string[]) {
  return tx
    .selectFrom('personNotes')
    .select(['id', 'kind', 'happenedAt', 'updatedAt'])
    .where('personId', '=', anyOf(personIds))
    .orderBy('happenedAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The rows about some people, by the names of their lists in an export. */
export async function listExportedPeople(
  tx: Tx,
  personIds: readonly string[],
  noteIds: readonly string[],
) {
  return {
    people: await tx
      .selectFrom('people')
      .select(exportedColumns(peopleTables.people))
      .where('id', '=', newestOf(personIds))
      .execute(),
    contacts: await tx
      .selectFrom('personKeys')
      .select(exportedColumns(peopleTables.personKeys))
      .where('personId', '=', newestOf(personIds))
      .execute(),
    joins: await tx
      .selectFrom('personJoins')
      .select(exportedColumns(peopleTables.personJoins))
      .where((eb) =>
        eb.or([eb('personId', '=', newestOf(personIds)), eb('intoId', '=', newestOf(personIds))]),
      )
      .execute(),
    separations: await tx
      .selectFrom('personSeparations')
      .select(exportedColumns(peopleTables.personSeparations))
      .where((eb) =>
        eb.or([eb('personId', '=', newestOf(personIds)), eb('otherId', '=', newestOf(personIds))]),
      )
      .execute(),
    notes: await tx
      .selectFrom('personNotes')
      .select(exportedColumns(peopleTables.personNotes))
      .where('id', '=', newestOf(noteIds))
      .orderBy('happenedAt', 'desc')
      .execute(),
  };
}

/**
 * Deletes people with their keys, joins, notes and timelines. Puts their records into the backlog, so that those that
 * remain, such as ones under another address, are grouped again.
 */
export async function deletePeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    insert into timeline_backlog (kind, record_id)
      select distinct kind, record_id from timeline_events
      where person_id = ${anyOf(ids)} and kind not in ('note', 'call')`.execute(tx);
  await tx.deleteFrom('people').where('id', '=', anyOf(ids)).execute();
}
