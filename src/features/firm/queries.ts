import type { Db, Tx } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { markAttorneysAsSamples, replaceAttorneys } from './attorneys/change-queries.ts';
import { lockAttorneys, SHOWN_ATTORNEYS } from './attorneys/queries.ts';
import { attorneysIn } from './attorneys/translatable.ts';
import { inLanguage } from './in-language.ts';
import { ACTIVE_OFFICES } from './offices/queries.ts';
import { publicProfile } from './public-profile.ts';
import { type FirmProfile, type FirmRecord, firmRecordSchema } from './schema.ts';

const RECORD_COLUMNS = [
  'name',
  'phone',
  'phoneE164',
  'email',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'zone',
  'officeHours',
  'claims',
  'socialLinks',
  'responsibleAttorney',
  'barNumber',
] as const;

const SETTINGS_COLUMNS = [...RECORD_COLUMNS, 'isSample', 'updatedAt'] as const;

const ATTORNEYS = SHOWN_ATTORNEYS.as('attorneys');

/** The public profile. There is always exactly one row: migrations and seeding ensure it. */
export async function getFirmProfile(
  db: Db,
  language: Language = MAIN_LANGUAGE,
): Promise<FirmProfile> {
  const row = await db
    .selectFrom('firmProfile')
    .select([...RECORD_COLUMNS, ATTORNEYS, ACTIVE_OFFICES.as('offices')])
    .executeTakeFirstOrThrow();
  const record = { firm: firmRecordSchema.parse(row), offices: row.offices };
  const { firm, offices } = await inLanguage(db, record, language);
  const attorneys = await attorneysIn(db, language, firm.attorneys);
  return publicProfile({ ...firm, attorneys }, offices, language);
}

/** The office hours and the firm's zone. */
export async function getOfficeHours(db: Db): Promise<Pick<FirmRecord, 'officeHours' | 'zone'>> {
  const row = await db
    .selectFrom('firmProfile')
    .select(['officeHours', 'zone'])
    .executeTakeFirstOrThrow();
  return firmRecordSchema.pick({ officeHours: true, zone: true }).parse(row);
}

/** The firm as staff see it. */
export async function getFirmSettings(db: Db) {
  return asSettings(
    await db
      .selectFrom('firmProfile')
      .select([...SETTINGS_COLUMNS, ATTORNEYS])
      .executeTakeFirstOrThrow(),
  );
}

/** The same, locked until the transaction ends. */
export async function lockFirmSettings(tx: Tx) {
  // Locked in a separate statement: one that waits for the lock would not see attorneys that are saved while it waits.
  await lockAttorneys(tx);
  return getFirmSettings(tx);
}

/** Replaces the profile except the attorneys. `isSample`: it is still the profile that the first start created. */
export async function saveFirm(
  tx: Tx,
  { isSample, ...record }: Omit<FirmRecord, 'attorneys'> & { isSample: boolean },
) {
  return asSettings(
    await tx
      .updateTable('firmProfile')
      .set({ ...columnsOf(record), isSample })
      .returning([...SETTINGS_COLUMNS, ATTORNEYS])
      .executeTakeFirstOrThrow(),
  );
}

/** The sample profile, until staff enter their own. */
export async function insertSampleFirm(
  tx: Tx,
  { attorneys, ...record }: FirmRecord,
): Promise<void> {
  await tx
    .insertInto('firmProfile')
    .values({ ...columnsOf(record), isSample: true })
    .execute();
  await replaceAttorneys(tx, attorneys);
  await markAttorneysAsSamples(tx);
}

/** Serialized to JSON, because the driver would turn arrays into Postgres arrays. */
function columnsOf({
  officeHours,
  claims,
  socialLinks,
  ...columns
}: Omit<FirmRecord, 'attorneys'>) {
  return {
    ...columns,
    officeHours: JSON.stringify(officeHours),
    claims: JSON.stringify(claims),
    socialLinks: JSON.stringify(socialLinks),
  };
}

function asSettings<Row extends { isSample: boolean; updatedAt: Date }>(row: Row) {
  const { isSample, updatedAt } = row;
  return { ...firmRecordSchema.parse(row), isSample, updatedAt };
}
