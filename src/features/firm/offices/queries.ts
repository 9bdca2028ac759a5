import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped, unscoped } from '../../../../db/row-scope.ts';
import type { Formats } from '../../jurisdictions/formats-schema.ts';
import { findFormats } from '../find-formats.ts';
import { phoneE164 } from '../phone-rules.ts';
import {
  type OfficeInput,
  type OfficePicture,
  type OfficeRecord,
  officeRecordSchema,
} from './schema.ts';

/** An office as stored, with its picture. */
export type PicturedOffice = OfficeRecord & { picture: OfficePicture | null };

/** The active offices in order with their pictures, as one JSON value for use in a statement. */
export const ACTIVE_OFFICES: RawBuilder<PicturedOffice[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'key', key, 'label', label, 'address', case when street is not null then jsonb_build_object(
        'street', street, 'city', city, 'region', region, 'postalCode', postal_code) end,
      'phone', phone, 'zone', zone, 'officeHours', office_hours, 'mapUrl', map_url,
      'accessNote', access_note, 'isActive', is_active, 'pictureId', picture_id, 'picture', (
        select jsonb_build_object(
          'id', id, 'alt', alt, 'width', width, 'height', height, 'widths', widths)
        from pictures where id = picture_id))
    order by position, key), '[]')
  from offices where is_active)`;

const COLUMNS = [
  'key',
  'label',
  'street',
  'city',
  'region',
  'postalCode',
  'phone',
  'zone',
  'officeHours',
  'mapUrl',
  'accessNote',
  'pictureId',
  'isActive',
  'updatedAt',
] as const;

/** All offices in order, inactive ones included. */
export async function listOffices(db: Db) {
  const rows = await db
    .selectFrom('offices')
    .select(COLUMNS)
    .orderBy('position')
    .orderBy('key')
    .execute();
  return rows.map(settingsOf);
}

/** Locks an office until the transaction ends. */
export async function lockOffice(tx: Tx, key: string) {
  const row = await tx
    .selectFrom('offices')
    .select(COLUMNS)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row && settingsOf(row);
}

/** Locks all offices until the transaction ends, and returns their keys in order. */
export async function lockOfficeKeys(tx: Tx): Promise<string[]> {
  await tx.selectFrom('offices').select('key').orderBy('key').forUpdate().execute();
  return (await listOffices(tx)).map(({ key }) => key);
}

/** Locks the active offices against being closed or deleted until the transaction ends, and returns their keys. */
export async function lockActiveOfficeKeys(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('offices')
    .select('key')
    .where('isActive', '=', true)
    .orderBy('key')
    .forKeyShare()
    .execute();
  return rows.map(({ key }) => key);
}

/** Whether somebody is in an office on any weekday, or an appointment from `now` on takes place there. */
export async function isOfficeInUse(db: Db, { key, now }: { key: string; now: Date }) {
  const { rows } = await sql<{ isInUse: boolean }>`
    select exists (select from hosts where office_key = ${key})
      or exists (select from host_office_days where office_key = ${key})
      or exists (select from ${unscoped('appointments')}
        where office_key = ${key} and scheduled_date >= ${now}
          and status in ('scheduled', 'confirmed', 'held')) as "isInUse"`.execute(db);
  return rows[0]?.isInUse === true;
}

/** Inserts an office after all others; undefined if its key is taken. */
export async function insertOffice(tx: Tx, office: OfficeInput) {
  const row = await tx
    .insertInto('offices')
    .values({
      ...columnsOf(office, await findFormats(tx)),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from offices)`,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && settingsOf(row);
}

export async function replaceOffice(tx: Tx, office: OfficeInput) {
  const { key, ...columns } = columnsOf(office, await findFormats(tx));
  const row = await tx
    .updateTable('offices')
    .set(columns)
    .where('key', '=', key)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return settingsOf(row);
}

/** Numbers the offices in the order of these keys. Rows whose position stays the same are not updated. */
export async function orderOfficeRows(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`
    update offices set position = place
    from unnest(${keys}::text[]) with ordinality as ordered (ordered_key, place)
    where key = ordered_key and position <> place`.execute(tx);
}

export async function deleteOfficeRow(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('offices').where('key', '=', key).execute();
}

/** The offices that show these pictures, closed ones included. */
export async function listOfficesWithPictures(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('offices')
    .select(['key', 'label', 'pictureId'])
    .where('pictureId', 'in', ids)
    .$narrowType<{ pictureId: string }>()
    .orderBy('position')
    .execute();
  return rows;
}

/** What refers to an office, past appointments included. */
export async function findOfficeUses(db: Db, key: string) {
  const { rows } = await sql<Record<'attorneys' | 'appointments', boolean>>`
    select
      exists (select from hosts where office_key = ${key}) or
      exists (select from host_office_days where office_key = ${key}) as attorneys,
      exists (select from ${scoped('appointments')} where office_key = ${key}) as appointments`.execute(
    db,
  );
  const [uses] = rows;
  if (!uses) throw new Error('A select without a table returned no row');
  return uses;
}

type Row = Omit<OfficeRecord, 'address' | 'officeHours'> & {
  street: string | null;
  city: string | null;
  region: string | null;
  postalCode: string | null;
  officeHours: unknown;
  updatedAt: Date;
};

function settingsOf({ street, city, region, postalCode, updatedAt, ...row }: Row) {
  const address = street === null ? null : { street, city, region, postalCode };
  return { ...officeRecordSchema.parse({ ...row, address }), updatedAt };
}

/** Serialized to JSON, because the driver would turn the array into a Postgres array. */
const columnsOf = (
  { address, phone, officeHours, pictureId, ...columns }: OfficeInput,
  { callingCode }: Formats,
) => ({
  ...columns,
  ...(pictureId !== undefined && { pictureId }),
  ...(address ?? { street: null, city: null, region: null, postalCode: null }),
  phone,
  phoneE164: phone === null ? null : phoneE164(phone, callingCode),
  officeHours: officeHours && JSON.stringify(officeHours),
});
