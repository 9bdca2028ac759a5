import type { Db } from '../../../../db/client.ts';

/** Inserts an office in Oceanside after the others, and makes it the usual office of these hosts. */
export async function insertOffice(
  db: Db,
  { key = 'oceanside', hosts }: { key?: string; hosts: readonly number[] },
): Promise<void> {
  await db
    .insertInto('offices')
    .values({
      ...{ key, label: 'Oceanside', street: '12 Pier View Way', city: 'Oceanside' },
      ...{ region: 'CA', postalCode: '92054', position: 2, accessNote: 'Park behind the house.' },
    })
    .execute();
  await db
    .updateTable('hosts')
    .set({ officeKey: key })
    .where('number', 'in', [...hosts, -1])
    .execute();
}
