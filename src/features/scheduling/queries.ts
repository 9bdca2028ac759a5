import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { MoneyFormats } from '../../platform/text/money-rules.ts';
import { addressLine } from '../firm/address-rules.ts';
import { officesOf } from '../firm/offices/rules.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { otherWords } from '../jurisdictions/words-rules.ts';
import { formatFee } from '../payments/rules.ts';
import { inLanguage } from '../translations/read-translations.ts';
import { isBeforeSetup } from '../visibility/queries.ts';
import { TYPE_TEXTS } from './consultation-types/translated-texts.ts';
import { isFree } from './price-rules.ts';
import { type Schedule, scheduleSchema } from './schema.ts';

const timeText = (column: 'first_start' | 'last_start') =>
  sql<string>`to_char(${sql.ref(column)}, 'HH24:MI')`;

/** The start times of a row of hours. */
export const WINDOW = [
  timeText('first_start').as('firstStart'),
  timeText('last_start').as('lastStart'),
  'stepMinutes',
] as const;

/** The weekdays on which a host is in another office than usual, as JSON for use in a statement about hosts. */
export const OFFICE_DAYS = sql<{ weekday: number; office: string }[]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object('weekday', weekday, 'office', office_key) order by weekday), '[]')
  from host_office_days where host_number = hosts.number)`;

/** The hosts that take consultations: the firm, and the attorneys of the profile. */
const activeHosts = (db: Db) =>
  db
    .selectFrom('hosts')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .where('hosts.isActive', '=', true)
    .where((eb) =>
      eb.or([eb('hosts.attorneyId', 'is', null), eb('attorneys.isActive', '=', true)]),
    );

/** When consultations are offered, and by whom, without past extra hours; times and addresses are for `language`. */
export async function getSchedule(db: Db, language: Language = MAIN_LANGUAGE): Promise<Schedule> {
  const firm = await getFirmProfile(db, language);
  return scheduleSchema.parse({
    locale: firm.formats.locale,
    offices: officesOf(firm).map((office) => ({
      ...office,
      address: addressLine(office, firm.formats),
    })),
    hosts: await listHosts(db),
    types: (
      await inLanguage(db, TYPE_TEXTS, { language, keyOf: ({ key }) => key }, await listTypes(db))
    ).map((type) => withFee(type, firm.formats)),
    weeklyHours: await listWeeklyHours(db),
    extraHours: await listExtraHours(db),
    ...otherWords(packFor(firm).words),
  });
}

/** The active hosts in order: the firm first, then the attorneys in the order of the profile. */
export const listHosts = (db: Db) =>
  activeHosts(db)
    .select([
      'hosts.number',
      'attorneys.slug',
      'attorneys.name',
      'hosts.maxPerDay',
      'hosts.videoText',
      'hosts.officeKey as office',
      OFFICE_DAYS.as('officeDays'),
      sql<string[]>`coalesce(attorneys.practice_areas, '{}')`.as('practiceAreas'),
      sql<string[]>`coalesce(attorneys.languages, '{}')`.as('languages'),
    ])
    .orderBy('attorneys.position', (order) => order.asc().nullsFirst())
    .execute();

/** The columns of a consultation type that bookings depend on. */
export const TYPE_COLUMNS = [
  'key',
  'label',
  'description',
  'durationMinutes',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'noticeMinutes',
  'horizonDays',
  'place',
  'placeText',
  'otherPlaces',
  'bringText',
  'priceLabel',
  'payLink',
  'isPublic',
  'isActive',
  'practiceAreas',
] as const;

/** With the fee in the currency of the firm, which is then also its price, if it must be paid online. */
const withFee = <Type extends { isPaidOnline: boolean; feeMinor: number | null }>(
  type: Type,
  { locale, currency }: MoneyFormats,
) => {
  if (!type.isPaidOnline || type.feeMinor === null) return type;
  const fee = { amountMinor: type.feeMinor, currency };
  return { ...type, fee, priceLabel: formatFee(fee, locale) };
};

/** Whether a fee must be paid before a consultation of the type is booked online. */
const IS_PAID_ONLINE = sql<boolean>`consultation_types.is_prepaid
  and exists (select from payment_settings where is_active)`;

/** Whether visitors can book an initial consultation that is free. */
export async function hasFreeConsultation(db: Db): Promise<boolean> {
  const initial = await db
    .selectFrom('consultationTypes')
    .select('priceLabel')
    .where('key', '=', 'initial')
    .where('isActive', '=', true)
    .where('isPublic', '=', true)
    .where('isPrepaid', '=', false)
    .executeTakeFirst();
  return isFree(initial?.priceLabel ?? null);
}

const listTypes = (db: Db) =>
  db
    .selectFrom('consultationTypes')
    .select(TYPE_COLUMNS)
    .select(['feeMinor', IS_PAID_ONLINE.as('isPaidOnline')])
    .select((type) =>
      sql<number[]>`array(${activeHosts(db)
        .innerJoin('consultationTypeHosts as offered', 'offered.hostNumber', 'hosts.number')
        .whereRef('offered.typeKey', '=', type.ref('consultationTypes.key'))
        .orderBy('attorneys.position', (order) => order.asc().nullsFirst())
        .select('hosts.number')})`.as('hosts'),
    )
    .orderBy('position')
    .orderBy('key')
    .execute();

const listWeeklyHours = (db: Db) =>
  db
    .selectFrom('weeklyHours')
    .select(['hostNumber', 'typeKey as type', 'weekday', ...WINDOW])
    .orderBy('id')
    .execute();

const listExtraHours = (db: Db) =>
  db
    .selectFrom('extraHours')
    .select(['hostNumber', sql<string>`date::text`.as('date'), ...WINDOW])
    .where('date', '>', sql<Date>`current_date - 2`)
    .orderBy('date')
    .orderBy('id')
    .execute();

type BookingTerms = {
  zone: string;
  firmName: string;
  firmEmail: string;
  isOpen: boolean;
  /** The keys of the active practice areas. */
  practiceAreas: string[];
};

/** The firm's settings that a booking needs, in one round trip. */
export async function getBookingTerms(db: Db): Promise<BookingTerms> {
  return db
    .selectFrom('firmProfile')
    .leftJoin('componentVisibilitySettings as booking', (join) =>
      join.on('booking.componentKey', '=', 'consultation_booking'),
    )
    .select([
      'firmProfile.zone',
      'firmProfile.name as firmName',
      'firmProfile.email as firmEmail',
      sql<boolean>`coalesce(booking.is_visible, true) and not ${isBeforeSetup}`.as('isOpen'),
      sql<string[]>`array(select key from practice_areas where is_active)`.as('practiceAreas'),
    ])
    .executeTakeFirstOrThrow();
}
