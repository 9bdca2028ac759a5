import type { Db } from '../../../db/client.ts';
import type { Formats } from '../jurisdictions/formats-schema.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';

/** How the country of the firm writes dates, numbers, money, addresses and phone numbers. */
export async function findFormats(db: Db): Promise<Formats> {
  const place = await db
    .selectFrom('firmProfile')
    .select(['country', 'region'])
    .executeTakeFirstOrThrow();
  return packFor(place).formats;
}
