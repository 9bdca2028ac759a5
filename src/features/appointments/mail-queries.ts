import type { Db } from '../../../db/client.ts';
import { readLanguage } from '../../platform/languages/client-language.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import { areaLabelIn } from '../firm/practice-areas/label-in-language.ts';
import { PLACE_COLUMNS, type PlaceTypes, withMeetingPlace } from './queries.ts';
import { withTypeTexts } from './type-texts.ts';

/**
 * An appointment with the fields that mails and calendar files use: whom it is with (`hostName` is null for the firm),
 * in which office, and how it takes place. For a deleted type, the label is its key, and its texts are null.
 */
export async function findAppointmentForMail(db: Db, id: string) {
  const row = await findRow(db, id);
  return row && withMeetingPlace(row);
}

/** The same for what its client reads: type and practice area in their language, where that is published. */
export async function findAppointmentForClient(db: Db, id: string) {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const language = readLanguage(row.clientLanguage);
  const { practiceArea: key, practiceAreaLabel: label } = row;
  return {
    ...withMeetingPlace(await withTypeTexts(db, row, language)),
    practiceAreaLabel: await areaLabelIn(db, { key, label }, language),
  };
}

const findRow = (db: Db, id: string) =>
  db
    .selectFrom('appointments')
    .leftJoin('consultationTypes as type', 'type.key', 'appointments.consultationType')
    .leftJoin('hosts', 'hosts.number', 'appointments.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .leftJoin('practiceAreas as area', 'area.key', 'appointments.practiceArea')
    .select([
      'appointments.id',
      'hostNumber',
      'consultationType',
      'practiceArea',
      'firstName',
      'lastName',
      'email',
      'phone',
      'notes',
      'contactPreferences',
      'scheduledDate',
      'duration',
      'status',
      'version',
      'attorneys.name as hostName',
      'appointments.officeKey',
      'appointments.language',
      'appointments.clientLanguage',
      ...PLACE_COLUMNS,
      'type.bringText',
      'type.priceLabel',
      'type.payLink',
      'type.isPrepaid',
    ])
    .select((eb) => eb.fn.coalesce('type.label', 'consultationType').as('typeLabel'))
    .select((eb) => eb.fn.coalesce('area.label', 'practiceArea').as('practiceAreaLabel'))
    .where('appointments.id', '=', id)
    .$narrowType<PlaceTypes & { contactPreferences: ContactPreferences | null }>()
    .executeTakeFirst();
