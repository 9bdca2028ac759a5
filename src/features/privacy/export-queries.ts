import type { Tx } from '../../../db/client.ts';
import { PEOPLE } from './inventory.ts';
import { EXPORTED_ROWS } from './rules.ts';
import { anyOf } from './trace-queries.ts';

type Ids = readonly string[];

// The ids are the newest ones already, and no more than a file holds.
const newest = (ids: Ids) => anyOf(ids.slice(0, EXPORTED_ROWS));

export const listToldMessages = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('contactSubmissions')
    .select(PEOPLE.contactSubmissions.told)
    .where('id', '=', newest(ids))
    .orderBy('createdAt', 'desc')
    .execute();

export const listToldAppointments = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('appointments')
    .select(PEOPLE.appointments.told)
    .where('id', '=', newest(ids))
    .orderBy('scheduledDate', 'desc')
    .execute();

export const listToldLinks = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('appointmentLinks')
    .select(['appointmentId', ...PEOPLE.appointmentLinks.told])
    .where('appointmentId', '=', newest(ids))
    .execute();

export const listToldEvents = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('calendarSync')
    .select(['appointmentId', ...PEOPLE.calendarSync.told])
    .where('appointmentId', '=', newest(ids))
    .where('mayExist', '=', true)
    .execute();

export const listToldCalculations = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('probateCalculations')
    .select(PEOPLE.probateCalculations.told)
    .where('id', '=', newest(ids))
    .orderBy('createdAt', 'desc')
    .execute();

export const listToldSubscriptions = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('newsletterSubscribers')
    .select(PEOPLE.newsletterSubscribers.told)
    .where('id', '=', newest(ids))
    .execute();

export const listToldMails = (tx: Tx, ids: Ids) =>
  tx
    .selectFrom('outboxEmails')
    .select(PEOPLE.outboxEmails.told)
    .where('id', '=', newest(ids))
    .orderBy('createdAt', 'desc')
    .execute();

export const listToldUsers = (tx: Tx, ids: Ids) =>
  tx.selectFrom('users').select(PEOPLE.users.told).where('id', '=', newest(ids)).execute();
