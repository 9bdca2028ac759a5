import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { OFFICE_DAYS, WINDOW } from '../queries.ts';
import type { SaveHostInput } from './schema.ts';

const settings = (db: Db) =>
  db
    .selectFrom('hosts')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select([
      'hosts.number',
      'attorneys.slug',
      'attorneys.name',
      'hosts.isActive',
      'hosts.maxPerDay',
      'hosts.videoText',
      'hosts.officeKey as office',
      OFFICE_DAYS.as('officeDays'),
      'hosts.updatedAt',
    ]);

/** All hosts in order, each with its weekly hours. */
export async function listHostSettings(db: Db) {
  const hosts = await settings(db)
    .orderBy('attorneys.position', (order) => order.asc().nullsFirst())
    .orderBy('hosts.number')
    .execute();
  const hours = await db
    .selectFrom('weeklyHours')
    .select(['hostNumber', 'typeKey as type', 'weekday', ...WINDOW])
    .orderBy('weekday')
    .orderBy('firstStart')
    .execute();
  return hosts.map((host) => ({
    ...host,
    weeklyHours: hours.flatMap(({ hostNumber, ...window }) =>
      hostNumber === host.number ? [window] : [],
    ),
  }));
}

/** The number and the name of every host; the name of the firm is null. */
export function listHostNames(db: Db) {
  return db
    .selectFrom('hosts')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select(['hosts.number', 'attorneys.name'])
    .execute();
}

/** The attorneys of the profile who are not hosts, in order. */
export function listAttorneysWithoutHost(db: Db) {
  return db
    .selectFrom('attorneys')
    .leftJoin('hosts', 'hosts.attorneyId', 'attorneys.id')
    .select(['attorneys.slug', 'attorneys.name'])
    .where('hosts.number', 'is', null)
    .where('attorneys.isActive', '=', true)
    .orderBy('attorneys.position')
    .execute();
}

/** Locks a host until the transaction ends. */
export function lockHost(tx: Tx, number: number) {
  return tx
    .selectFrom('hosts')
    .select(['number', 'isActive', 'maxPerDay', 'updatedAt'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes an attorney a host; undefined if the attorney does not exist or is a host already. */
export function insertHost(tx: Tx, attorneySlug: string) {
  return tx
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression((eb) =>
      eb
        .selectFrom('attorneys')
        .select('id')
        .where('slug', '=', attorneySlug)
        .where('isActive', '=', true),
    )
    .onConflict((conflict) => conflict.column('attorneyId').doNothing())
    .returning('number')
    .executeTakeFirst();
}

/** Copies the types and hours of the firm as a whole to a new host, as initial settings. */
export async function copyFromFirm(tx: Tx, number: number): Promise<void> {
  await tx
    .insertInto('consultationTypeHosts')
    .columns(['typeKey', 'hostNumber'])
    .expression((eb) =>
      eb
        .selectFrom('consultationTypes')
        .select(['key', sql.val(number).as('hostNumber')])
        .where('isActive', '=', true),
    )
    .execute();
  await tx
    .insertInto('weeklyHours')
    .columns(['hostNumber', 'typeKey', 'weekday', 'firstStart', 'lastStart', 'stepMinutes'])
    .expression((eb) =>
      eb
        .selectFrom('weeklyHours')
        .select([
          sql.val(number).as('hostNumber'),
          'typeKey',
          'weekday',
          'firstStart',
          'lastStart',
          'stepMinutes',
        ])
        .where('hostNumber', '=', 1),
    )
    .execute();
}

/**
 * Replaces the settings and weekly hours of a host, and the offices if the input has them. Throws a foreign key
 * violation for an unknown type.
 */
export async function replaceHost(
  tx: Tx,
  {
    number,
    weeklyHours,
    isActive,
    maxPerDay,
    videoText,
    office,
    officeDays,
  }: Omit<SaveHostInput, 'updatedAt' | 'keepFirm'>,
): Promise<void> {
  await tx
    .updateTable('hosts')
    .set({ isActive, maxPerDay, videoText, ...(office !== undefined && { officeKey: office }) })
    .where('number', '=', number)
    .execute();
  if (officeDays) await replaceOfficeDays(tx, number, officeDays);
  await tx.deleteFrom('weeklyHours').where('hostNumber', '=', number).execute();
  if (weeklyHours.length === 0) return;
  await tx
    .insertInto('weeklyHours')
    .values(
      weeklyHours.map(({ type, ...window }) => ({ hostNumber: number, typeKey: type, ...window })),
    )
    .execute();
}

async function replaceOfficeDays(
  tx: Tx,
  hostNumber: number,
  days: NonNullable<SaveHostInput['officeDays']>,
): Promise<void> {
  await tx.deleteFrom('hostOfficeDays').where('hostNumber', '=', hostNumber).execute();
  if (days.length === 0) return;
  const rows = days.map(({ weekday, office: officeKey }) => ({ hostNumber, weekday, officeKey }));
  await tx.insertInto('hostOfficeDays').values(rows).execute();
}

/** The keys of all consultation types. */
export async function listTypeKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('consultationTypes').select('key').execute();
  return rows.map(({ key }) => key);
}
