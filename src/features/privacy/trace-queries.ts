import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { AppointmentStatus } from '../appointments/rules.ts';
import { FIRM_EMAIL_KINDS } from '../email/rules.ts';
import { listAccountsOf } from './local-account-queries.ts';

/** Whether a column holds this address, in whatever case. */
const isAddress = (column: string, email: string) =>
  sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;

/** Any of these ids, as one parameter however many they are. */
export const anyOf = (ids: readonly string[]) => sql<string>`any(${ids})`;

type Options = {
  /** Whether the rows that can be erased are locked until the transaction ends. */
  locks?: boolean;
};

/**
 * Every row about whoever has this address, with what decides about it; the newest first. Mails to the firm about
 * a row are found by the row, also where that is deleted and only its mails are left.
 */
export async function listTraces(tx: Tx, email: string, { locks = false }: Options = {}) {
  // In the order in which others lock them: whoever books, moves or cancels begins at the appointment.
  const appointments = await listAppointments(tx, email, locks);
  const messages = await lockedIf(
    locks,
    tx
      .selectFrom('contactSubmissions')
      .select(['id', 'createdAt'])
      .where(isAddress('email', email))
      .orderBy('createdAt', 'desc'),
  ).execute();
  const calculations = await lockedIf(
    locks,
    tx
      .selectFrom('probateCalculations')
      .select(['id', 'createdAt'])
      .where(isAddress('userEmail', email))
      .orderBy('createdAt', 'desc'),
  ).execute();
  const subscriptions = await lockedIf(
    locks,
    tx
      .selectFrom('newsletterSubscribers')
      .select(['id', 'status', 'createdAt'])
      .where(isAddress('email', email)),
  ).execute();
  const rows = [...appointments, ...messages, ...calculations, ...subscriptions];
  const mails = await listMailsAbout(tx, { email, rowIds: rows.map(({ id }) => id), locks });
  const [accounts, users] = [await listAccountsOf(tx, email), await listUsers(tx, email)];
  return { appointments, messages, calculations, subscriptions, mails, accounts, users };
}

export type PersonalRecords = Awaited<ReturnType<typeof listTraces>>;

function listAppointments(tx: Tx, email: string, locks: boolean) {
  return lockedIf(
    locks,
    tx
      .selectFrom('appointments')
      .select(['id', 'status', 'scheduledDate', 'endsAt', 'duration', 'eraseAfter'])
      .where(isAddress('email', email))
      .orderBy('scheduledDate', 'desc'),
  )
    .$narrowType<{ status: AppointmentStatus }>()
    .execute();
}

/** Mails to an address, and those to the firm about the same rows. */
async function listMailsAbout(
  tx: Tx,
  { email, rowIds, locks }: { email: string; rowIds: readonly string[]; locks: boolean },
) {
  const about = sql<string>`payload ->> 'id'`;
  const toThem = await tx
    .selectFrom('outboxEmails')
    .select(['id', about.as('about')])
    .where(isAddress('toEmail', email))
    .where('kind', 'not in', FIRM_EMAIL_KINDS)
    .execute();
  const ids = toThem.map(({ id }) => id);
  const subjects = [...new Set([...rowIds, ...toThem.map((mail) => mail.about)])];
  return lockedIf(
    locks,
    tx
      .selectFrom('outboxEmails')
      .select(['id', 'kind', 'state', 'subject', 'createdAt'])
      .where((eb) => eb.or([eb('id', '=', anyOf(ids)), eb(about, '=', anyOf(subjects))]))
      .orderBy('createdAt', 'desc'),
  ).execute();
}

function listUsers(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'username', 'role', 'createdAt'])
    .where(isAddress('email', email))
    .execute();
}

function lockedIf<Table extends keyof DB, Row>(
  locks: boolean,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return locks ? query.forUpdate() : query;
}
