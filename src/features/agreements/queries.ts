import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { AgreementEvents, Agreements } from '../../../db/schema.gen.ts';
import { countByStatus, countCapped } from '../../platform/pagination/count-queries.ts';
import { fetchPage, orderFor, pageKey } from '../../platform/pagination/page-queries.ts';
import { AGREEMENT_STATES, type AgreementState, type TranslationRule } from './rules.ts';
import type { ListAgreementsInput } from './schema.ts';

const ORDERS = { created: { column: 'createdAt', type: 'timestamptz' } } as const;

const ROW_COLUMNS = [
  'id',
  'name',
  'clientName',
  'clientEmail',
  'attorney',
  'language',
  'negotiatedLanguage',
  'state',
  'sentAt',
  'expiresAt',
  'signedAt',
  'countersignedAt',
  'createdAt',
] as const;

type State = { state: AgreementState };

/** An agreement as it is stored, with what is sealed still sealed. */
export type StoredAgreement = Omit<Selectable<Agreements>, 'state'> & State;
export type StoredEvent = Selectable<AgreementEvents>;

const inState = (db: Db, state: AgreementState | null | undefined) => {
  const agreements = db.selectFrom('agreements');
  return state ? agreements.where('state', '=', state) : agreements;
};

/** A page of agreements, newest first unless sorted. */
export function listAgreements(db: Db, { state, sort, ...page }: ListAgreementsInput) {
  const order = orderFor(ORDERS, sort ?? '-created');
  const agreements = inState(db, state)
    .select(ROW_COLUMNS)
    .$narrowType<State>()
    .select(pageKey(order));
  return fetchPage(agreements, order, page);
}

export const countAgreementsByState = (db: Db) =>
  countByStatus(AGREEMENT_STATES, (state) => countCapped(db, inState(db, state).select('id')));

/** The agreements about these messages and appointments, newest first. */
export function listAgreementsAbout(
  db: Db,
  {
    messageIds,
    appointmentIds,
  }: { messageIds: readonly string[]; appointmentIds: readonly string[] },
) {
  return db
    .selectFrom('agreements')
    .select(ROW_COLUMNS)
    .where((eb) =>
      eb.or([
        eb('messageId', '=', sql<string>`any(${messageIds})`),
        eb('appointmentId', '=', sql<string>`any(${appointmentIds})`),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .$narrowType<State>()
    .execute();
}

export function findAgreement(db: Db, id: string): Promise<StoredAgreement | undefined> {
  return db
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .$narrowType<State>()
    .executeTakeFirst() as Promise<StoredAgreement | undefined>;
}

export function lockAgreement(tx: Tx, id: string): Promise<StoredAgreement | undefined> {
  return tx
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<State>()
    .executeTakeFirst() as Promise<StoredAgreement | undefined>;
}

/** The id of the agreement that a client's link leads to, unless the link has expired. */
export async function findLinkedId(
  db: Db,
  { linkHash, now }: { linkHash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('agreements')
    .select('id')
    .where('linkHash', '=', linkHash)
    .where('linkExpiresAt', '>', now)
    .executeTakeFirst();
  return row?.id;
}

export async function insertAgreement(tx: Tx, row: Insertable<Agreements>): Promise<void> {
  await tx.insertInto('agreements').values(row).execute();
}

export async function updateAgreement(
  tx: Tx,
  id: string,
  changes: Updateable<Agreements>,
): Promise<void> {
  await tx.updateTable('agreements').set(changes).where('id', '=', id).execute();
}

export async function insertEvent(tx: Tx, event: Insertable<AgreementEvents>): Promise<void> {
  await tx.insertInto('agreementEvents').values(event).execute();
}

/** The chain of an agreement, from its first entry. */
export function listEvents(db: Db, agreementId: string): Promise<StoredEvent[]> {
  return db
    .selectFrom('agreementEvents')
    .selectAll()
    .where('agreementId', '=', agreementId)
    .orderBy('number')
    .execute();
}

export function findSettings(db: Db) {
  return db
    .selectFrom('agreementSettings')
    .select(['expiryDays', 'reminderDays', 'translationRule', 'updatedAt'])
    .$narrowType<{ translationRule: TranslationRule }>()
    .executeTakeFirstOrThrow();
}

export function lockSettings(tx: Tx) {
  return tx
    .selectFrom('agreementSettings')
    .select(['expiryDays', 'reminderDays', 'translationRule', 'updatedAt'])
    .$narrowType<{ translationRule: TranslationRule }>()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function updateSettings(
  tx: Tx,
  settings: { expiryDays: number; reminderDays: number; translationRule: TranslationRule },
) {
  return tx
    .updateTable('agreementSettings')
    .set({ ...settings, updatedAt: sql`clock_timestamp()` })
    .returning(['expiryDays', 'reminderDays', 'translationRule', 'updatedAt'])
    .$narrowType<{ translationRule: TranslationRule }>()
    .executeTakeFirstOrThrow();
}

/** The agreements that wait for the client: those whose time is over, and those without a reminder since `sentBefore`. */
export function listWaiting(db: Db, { now, sentBefore }: { now: Date; sentBefore: Date }) {
  return db
    .selectFrom('agreements')
    .select(['id', 'clientEmail', 'clientName', 'expiresAt'])
    .select(sql<boolean>`expires_at <= ${now}`.as('isOver'))
    .where('state', 'in', ['sent', 'read'])
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<=', now),
        eb.and([eb('remindedAt', 'is', null), eb('sentAt', '<=', sentBefore)]),
      ]),
    )
    .orderBy('expiresAt')
    .limit(500)
    .execute();
}
