import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { TYPE_COLUMNS } from '../queries.ts';
import type { Place } from '../rules.ts';
import type { ConsultationType } from '../schema.ts';
import type { CreateTypeInput } from './schema.ts';

/** All types in order, each with the numbers of the hosts that offer it. */
export function listTypeSettings(db: Db) {
  return db
    .selectFrom('consultationTypes')
    .select([...TYPE_COLUMNS, 'feeMinor', 'isPrepaid', 'position', 'updatedAt'])
    .$narrowType<{ place: Place; otherPlaces: ConsultationType['otherPlaces'] }>()
    .select(
      sql<number[]>`array(
        select host_number from consultation_type_hosts
        where type_key = consultation_types.key order by host_number)`.as('hosts'),
    )
    .orderBy('position')
    .orderBy('key')
    .execute();
}

/** Locks a type until the transaction ends. */
export function lockType(tx: Tx, key: string) {
  return tx
    .selectFrom('consultationTypes')
    .select(['key', 'updatedAt'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks all types until the transaction ends, and returns their keys in order. */
export async function lockTypeKeys(tx: Tx): Promise<string[]> {
  // All transactions lock in the order of the keys, so that they cannot deadlock.
  await tx.selectFrom('consultationTypes').select('key').orderBy('key').forUpdate().execute();
  return (await listTypeSettings(tx)).map(({ key }) => key);
}

/**
 * Numbers the types in the order of these keys. Types whose position is unchanged are not updated: `updatedAt` stays.
 */
export async function updatePositions(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`
    update consultation_types set position = new_position
    from unnest(${keys}::text[]) with ordinality as ordered (ordered_key, new_position)
    where key = ordered_key and position <> new_position`.execute(tx);
}

/** Inserts a type; returns whether its key was free. */
export async function insertType(tx: Tx, { hosts, ...type }: CreateTypeInput): Promise<boolean> {
  const row = await tx
    .insertInto('consultationTypes')
    .values(columnsOf(type))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (row) await replaceHosts(tx, type.key, hosts);
  return row !== undefined;
}

export async function replaceType(
  tx: Tx,
  { key, hosts, ...fields }: CreateTypeInput,
): Promise<void> {
  await tx.updateTable('consultationTypes').set(columnsOf(fields)).where('key', '=', key).execute();
  await tx.deleteFrom('consultationTypeHosts').where('typeKey', '=', key).execute();
  await replaceHosts(tx, key, hosts);
}

const columnsOf = <Fields extends Pick<CreateTypeInput, 'otherPlaces'>>({
  otherPlaces,
  ...fields
}: Fields) => ({
  ...fields,
  ...(otherPlaces && { otherPlaces: JSON.stringify(otherPlaces) }),
});

/** Numbers of hosts that do not exist are ignored. */
async function replaceHosts(tx: Tx, key: string, hosts: readonly number[]): Promise<void> {
  await tx
    .insertInto('consultationTypeHosts')
    .columns(['typeKey', 'hostNumber'])
    .expression((eb) =>
      eb
        .selectFrom('hosts')
        .select([sql.val(key).as('typeKey'), 'number'])
        .where(sql<boolean>`number = any(${hosts}::integer[])`),
    )
    .execute();
}

export async function deleteType(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('consultationTypes').where('key', '=', key).execute();
}

/** Whether any appointment, past ones included, is of this type. */
export async function isTypeUsed(db: Db, key: string): Promise<boolean> {
  const { used } = await db
    .selectNoFrom((eb) =>
      eb
        .exists(eb.selectFrom('appointments').select('id').where('consultationType', '=', key))
        .as('used'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(used);
}
