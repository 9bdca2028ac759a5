import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import { scoped } from '../../../../db/row-scope.ts';
import type { QuestionRequests } from '../../../../db/schema.gen.ts';
import type { ContactPreferences } from '../../contact-preferences/rules.ts';
import { DAYS_AFTER_APPOINTMENT, type QuestionnaireDocument } from '../rules.ts';

/** Until when the link of a request works; null until it has been made. */
const ENDS_AT = sql<Date | null>`case
  when request.token_hash is null then null
  when appointment.id is not null
    then greatest(request.expires_at, appointment.ends_at + ${sql.lit(`${DAYS_AFTER_APPOINTMENT} days`)}::interval)
  else request.expires_at end`;

/** What staff have decided about its names, or the comparison has found; see `CheckState`. */
const CHECK = sql<string>`coalesce((
  select case when checks.state <> 'possible' or exists (select from conflict_matches where check_id = checks.id)
    then checks.state else 'none' end
  from ${scoped('conflict_checks', 'checks')} where checks.request_id = request.id), 'none')`;

const DOCUMENT = sql<QuestionnaireDocument>`version.document`.as('document');
const STATED = sql<ContactPreferences | null>`request.contact_preferences`.as('contactPreferences');
const STATED_FOR_APPOINTMENT = sql<ContactPreferences | null>`appointment.contact_preferences`.as(
  'appointmentPreferences',
);

const requests = (db: Db) =>
  db
    .selectFrom('questionRequests as request')
    .innerJoin('questionnaireVersions as version', 'version.id', 'request.versionId')
    .innerJoin('questionnaires as asked', 'asked.id', 'version.questionnaireId')
    .leftJoin('appointments as appointment', 'appointment.id', 'request.appointmentId')
    .select([
      'request.id',
      'request.appointmentId',
      'request.firstName',
      'request.lastName',
      'request.email',
      'request.clientLanguage',
      'request.tokenHash',
      'request.linkId',
      'request.revokedAt',
      'request.legalName',
      'request.formerNames',
      'request.otherName',
      'request.otherAttorney',
      'request.otherPeople',
      'request.namesAt',
      'request.clearedAt',
      'request.clearedBy',
      'request.sentAt',
      'request.changedAt',
      'request.askedBy',
      'request.createdAt',
      'asked.title',
      'asked.opensWithoutMatch',
      'version.number as version',
      'appointment.status as appointmentStatus',
      'appointment.scheduledDate',
    ])
    .select([ENDS_AT.as('endsAt'), CHECK.as('check')])
    .select([DOCUMENT, STATED, STATED_FOR_APPOINTMENT]);

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export const findRequest = (db: Db, id: string) =>
  requests(db).where('request.id', '=', id).executeTakeFirst();

export const findRequestByToken = (db: Db, tokenHash: string) =>
  requests(db)
    .where('request.tokenHash', '=', tokenHash)
    .where('request.revokedAt', 'is', null)
    .executeTakeFirst();

/** The latest requests of an appointment. */
export const listRequestsOfAppointment = (db: Db, appointmentId: string) =>
  requests(db)
    .where('request.appointmentId', '=', appointmentId)
    .orderBy('request.createdAt', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** The latest requests of people, as their records have been grouped. */
export const listRequestsOfPeople = (db: Db, personIds: readonly string[]) =>
  requests(db)
    .where('request.id', 'in', (eb) =>
      eb
        .selectFrom('timelineEvents')
        .select('recordId')
        .where('kind', '=', 'questions')
        .where('personId', '=', sql<string>`any(${personIds})`),
    )
    .orderBy('request.createdAt', 'desc')
    .limit(MAX_LISTED)
    .execute();

/** The person among whose records a request is; undefined until it has been grouped. */
export async function findPersonOf(db: Db, id: string): Promise<string | undefined> {
  const event = await db
    .selectFrom('timelineEvents')
    .select('personId')
    .where('kind', '=', 'questions')
    .where('recordId', '=', id)
    .limit(1)
    .executeTakeFirst();
  return event?.personId;
}

const MAX_LISTED = 50;

/** Locks a request until the transaction ends; false if there is none. */
export async function lockRequest(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('questionRequests')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRequest(
  tx: Tx,
  request: Omit<Insertable<QuestionRequests>, 'contactPreferences'> & {
    contactPreferences: ContactPreferences | null;
  },
): Promise<string> {
  const { contactPreferences, ...fields } = request;
  const { id } = await tx
    .insertInto('questionRequests')
    .values({
      ...fields,
      contactPreferences: contactPreferences && JSON.stringify(contactPreferences),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setRevoked(tx: Tx, id: string, revokedAt: Date): Promise<void> {
  await tx.updateTable('questionRequests').set({ revokedAt }).where('id', '=', id).execute();
}

/** Requests whose names have been compared and are not cleared, latest first. */
export const listUncleared = (db: Db, limit: number) =>
  db
    .selectFrom('questionRequests')
    .select('id')
    .where('namesAt', 'is not', null)
    .where('clearedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conflictQueue')
            .select('recordId')
            .where('kind', '=', 'questions')
            .whereRef('recordId', '=', 'questionRequests.id'),
        ),
      ),
    )
    .orderBy('namesAt', 'desc')
    .limit(limit)
    .execute();

export async function setCleared(
  tx: Tx,
  id: string,
  cleared: { clearedAt: Date; clearedBy: string | null },
): Promise<void> {
  await tx.updateTable('questionRequests').set(cleared).where('id', '=', id).execute();
}

/** Requests sent before an instant whose answers have not come and of which nobody has been reminded. */
export const listToRemind = (db: Db, createdBefore: Date, limit: number) =>
  db
    .selectFrom('questionRequests')
    .select('id')
    .where('sentAt', 'is', null)
    .where('remindedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('tokenHash', 'is not', null)
    .where('createdAt', '<=', createdBefore)
    .orderBy('createdAt')
    .limit(limit)
    .execute();

export async function setReminded(tx: Tx, id: string, remindedAt: Date): Promise<void> {
  await tx.updateTable('questionRequests').set({ remindedAt }).where('id', '=', id).execute();
}
