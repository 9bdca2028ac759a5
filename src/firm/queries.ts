import type { Db } from '../../db/client.ts';
import { type FirmProfile, firmProfileSchema } from './schema.ts';

/** The firm as it describes itself. There is always one row: migrations and seeding see to it. */
export async function getFirmProfile(db: Db): Promise<FirmProfile> {
  const row = await db
    .selectFrom('firmProfile')
    .select([
      'name',
      'phone',
      'phoneE164',
      'email',
      'street',
      'city',
      'region',
      'postalCode',
      'zone',
      'officeHours',
      'attorneys',
      'claims',
      'socialLinks',
    ])
    .executeTakeFirstOrThrow();
  return firmProfileSchema.parse(row);
}
