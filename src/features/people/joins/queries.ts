import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';

/** For each of these people, the person who is shown instead: the end of their chain of joins. */
export async function findRoots(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ start: string; id: string }>`
    with recursive chain as (
        select id as start, id from unnest(${ids}::text[]) as id
        union select chain.start, joined.into_id from chain
          join person_joins as joined on joined.person_id = chain.id)
    select start, id from chain
      where not exists (select from person_joins as joined where joined.person_id = chain.id)`.execute(
    db,
  );
  return new Map(rows.map(({ start, id }) => [start, id]));
}

/** The ids of a person and of all people who are joined into them, directly or indirectly. */
export async function listMembers(db: Db, rootId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive member as (
        select ${rootId}::text as id
        union select joined.person_id from member
          join person_joins as joined on joined.into_id = member.id)
    select id from member`.execute(db);
  return rows.map(({ id }) => id);
}

/** The people who are joined into a person, directly or indirectly; `joinedBy` is null for automatic joins. */
export function listJoined(db: Db, memberIds: readonly string[]) {
  return db
    .selectFrom('personJoins')
    .innerJoin('people', 'people.id', 'personJoins.personId')
    .select(['people.id', 'people.name', 'people.email', 'people.phone', 'personJoins.joinedBy'])
    .where('personJoins.intoId', '=', sql<string>`any(${memberIds})`)
    .orderBy('personJoins.createdAt')
    .orderBy('people.id')
    .execute();
}

/** Whether staff have separated any of `memberIds` from any of `otherIds`. */
export async function areSeparated(
  tx: Tx,
  memberIds: readonly string[],
  otherIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from person_separations
    where (person_id = any(${memberIds}) and other_id = any(${otherIds}))
      or (person_id = any(${otherIds}) and other_id = any(${memberIds})) limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Joins a person into a target person, who takes over the tags, and the owner and next step if the target has none.
 * Neither of them may be joined already. Needs the lock of `lockGrouping`.
 */
export async function insertJoin(
  tx: Tx,
  { personId, intoId, joinedBy }: { personId: string; intoId: string; joinedBy: string | null },
): Promise<void> {
  await sql`
    insert into person_joins (person_id, into_id, joined_by, added_tags, took_owner, took_next_step)
      select joined.id, target.id, ${joinedBy}::text,
        array(select tag from unnest(joined.tags) as tag where tag <> all (target.tags)),
        target.owner_id is null and joined.owner_id is not null,
        target.next_step is null and joined.next_step is not null
      from ${scoped('people', 'joined')}, ${scoped('people', 'target')}
      where joined.id = ${personId} and target.id = ${intoId}`.execute(tx);
  await sql`
    update ${unscoped('people')} as target set
      tags = target.tags || done.added_tags,
      owner_id = coalesce(target.owner_id, joined.owner_id),
      next_step = coalesce(target.next_step, joined.next_step),
      next_step_on = case when done.took_next_step then joined.next_step_on else target.next_step_on end,
      updated_at = clock_timestamp()
    from ${scoped('people', 'joined')}, person_joins as done
    where done.person_id = joined.id and done.into_id = target.id and joined.id = ${personId}`.execute(
    tx,
  );
}

/**
 * Ends the join of a person, and removes from the target what it took over and nobody has changed since. Returns the id
 * of the target, or undefined if the person is not joined. Needs the lock of `lockGrouping`.
 */
export async function deleteJoin(tx: Tx, personId: string): Promise<string | undefined> {
  await sql`
    update ${unscoped('people')} as target set
      tags = array(select tag from unnest(target.tags) as tag where tag <> all (done.added_tags)),
      owner_id = case when done.took_owner and target.owner_id = joined.owner_id
        then null else target.owner_id end,
      next_step = case when ${isStillTaken} then null else target.next_step end,
      next_step_on = case when ${isStillTaken} then null else target.next_step_on end,
      updated_at = clock_timestamp()
    from ${scoped('people', 'joined')}, person_joins as done
    where done.person_id = joined.id and done.into_id = target.id and joined.id = ${personId}`.execute(
    tx,
  );
  const ended = await tx
    .deleteFrom('personJoins')
    .where('personId', '=', personId)
    .returning('intoId')
    .executeTakeFirst();
  return ended?.intoId;
}

const isStillTaken = sql`done.took_next_step and target.next_step = joined.next_step
  and target.next_step_on is not distinct from joined.next_step_on`;

/** Stores that two people are different, so that they are never joined automatically. */
export async function insertSeparation(tx: Tx, personId: string, otherId: string): Promise<void> {
  await tx
    .insertInto('personSeparations')
    .values({ personId, otherId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSeparations(
  tx: Tx,
  memberIds: readonly string[],
  otherIds: readonly string[],
): Promise<void> {
  await sql`
    delete from person_separations
    where (person_id = any(${memberIds}) and other_id = any(${otherIds}))
      or (person_id = any(${otherIds}) and other_id = any(${memberIds}))`.execute(tx);
}

/**
 * Possible duplicates of a person: people with the same address or number under another name, and people of the same
 * name with other contacts. Skips people who are joined into somebody else.
 */
export async function listSimilar(db: Db, memberIds: readonly string[], limit: number) {
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    shares: 'email' | 'phone' | 'name';
    value: string;
  }>`
    select distinct on (other.id) other.id, other.name, other.email, other.phone, found.shares, found.value
    from (
        (select key.person_id, key.kind as shares, key.value
          from person_keys as mine
            join person_keys as key on key.kind = mine.kind and key.value = mine.value
          where mine.person_id = any(${memberIds}) and key.person_id <> all (${memberIds})
          limit ${limit * 2})
        union all
        (select same.id, 'name', same.name
          from ${scoped('people', 'me')}
            join ${scoped('people', 'same')} on same.name_key = me.name_key and not same.is_joined
          where me.id = any(${memberIds}) and me.name_key <> '' and same.id <> all (${memberIds})
          limit ${limit * 2})
      ) as found
      join ${scoped('people', 'other')} on other.id = found.person_id and not other.is_joined
    order by other.id, found.shares limit ${limit}`.execute(db);
  return rows;
}
