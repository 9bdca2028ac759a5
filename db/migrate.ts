import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { backoffMs } from '../src/platform/background/backoff.ts';
import { isSerializationFailure, isStatementTimeout } from './database-error.ts';
import * as siteContent from './migrations/0001-site-content.ts';
import * as clients from './migrations/0002-clients.ts';
import * as staff from './migrations/0003-staff.ts';
import * as articleSearch from './migrations/0004-article-search.ts';
import * as localIdentity from './migrations/0005-local-identity.ts';
import * as staffAccounts from './migrations/0006-staff-accounts.ts';
import * as officeLists from './migrations/0007-office-lists.ts';
import * as articleOffice from './migrations/0008-article-office.ts';
import * as themes from './migrations/0009-themes.ts';
import * as appointmentOffice from './migrations/0010-appointment-office.ts';
import * as integrations from './migrations/0011-integrations.ts';
import * as firm from './migrations/0012-firm.ts';
import * as testimonials from './migrations/0013-testimonials.ts';
import * as records from './migrations/0014-records.ts';
import * as dashboard from './migrations/0015-dashboard.ts';
import * as commonFilters from './migrations/0016-common-filters.ts';
import * as mailsByKindAndState from './migrations/0017-mails-by-kind-and-state.ts';
import * as staffList from './migrations/0018-staff-list.ts';
import * as appointmentLinks from './migrations/0019-appointment-links.ts';
import * as mailDelivery from './migrations/0020-mail-delivery.ts';
import * as calendarSync from './migrations/0021-calendar-sync.ts';
import * as newsFetching from './migrations/0022-news-fetching.ts';
import * as migrationRuns from './migrations/0023-migration-runs.ts';
import * as privacy from './migrations/0024-privacy.ts';
import * as rareRows from './migrations/0025-rare-rows.ts';
import * as mailsWithoutJobs from './migrations/0026-mails-without-jobs.ts';
import * as calendarSyncByStatement from './migrations/0027-calendar-sync-by-statement.ts';
import * as searchWords from './migrations/0028-search-words.ts';
import * as articleWords from './migrations/0029-article-words.ts';
import * as abuseLimits from './migrations/0032-abuse-limits.ts';
import * as mailsBehindAnOutage from './migrations/0034-mails-behind-an-outage.ts';
import * as secretKeys from './migrations/0036-secret-keys.ts';
import * as newsletterList from './migrations/0037-newsletter-list.ts';
import * as guestAuthors from './migrations/0038-guest-authors.ts';
import * as articleVersions from './migrations/0039-article-versions.ts';
import * as mailReceipts from './migrations/0040-mail-receipts.ts';
import * as appointmentUndos from './migrations/0041-appointment-undos.ts';
import * as timeOffSeries from './migrations/0042-time-off-series.ts';
import * as availability from './migrations/0043-availability.ts';
import * as sortedLists from './migrations/0044-sorted-lists.ts';
import * as attorneyProfiles from './migrations/0045-attorney-profiles.ts';
import * as hostCalendars from './migrations/0047-host-calendars.ts';
import * as undoHost from './migrations/0048-undo-host.ts';
import * as clientsWithoutEmail from './migrations/0049-clients-without-email.ts';
import * as moreSortedLists from './migrations/0051-more-sorted-lists.ts';
import * as freeConsultation from './migrations/0052-free-consultation.ts';
import * as heldTimes from './migrations/0053-held-times.ts';
import * as firmTakesOver from './migrations/0054-firm-takes-over.ts';
import * as officeOfHost from './migrations/0055-office-of-host.ts';
import * as listSettings from './migrations/0056-list-settings.ts';
import * as openAppointments from './migrations/0057-open-appointments.ts';
import * as pages from './migrations/0060-pages.ts';
import * as practiceAreas from './migrations/0061-practice-areas.ts';
import * as letters from './migrations/0065-letters.ts';
import * as calculatorAddresses from './migrations/0066-calculator-addresses.ts';
import * as pictures from './migrations/0067-pictures.ts';
import * as advertisingArchive from './migrations/0069-advertising-archive.ts';
import * as testimonialSources from './migrations/0071-testimonial-sources.ts';
import * as mailTexts from './migrations/0072-mail-texts.ts';
import * as setup from './migrations/0073-setup.ts';
import * as photoFiles from './migrations/0075-photo-files.ts';
import * as visitCounts from './migrations/0080-visit-counts.ts';
import * as quickExit from './migrations/0081-quick-exit.ts';
import * as contactPreferences from './migrations/0082-contact-preferences.ts';
import * as conflicts from './migrations/0083-conflicts.ts';
import * as knownNames from './migrations/0084-known-names.ts';
import * as people from './migrations/0085-people.ts';
import * as answers from './migrations/0087-answers.ts';
import * as bookingAnswers from './migrations/0088-booking-answers.ts';
import * as conflictDecisionsInTimelines from './migrations/0089-conflict-decisions-in-timelines.ts';
import * as roles from './migrations/0090-roles.ts';
import * as webhooks from './migrations/0091-webhooks.ts';
import * as embed from './migrations/0092-embed.ts';
import * as preparedBookings from './migrations/0093-prepared-bookings.ts';
import * as idempotencyKeys from './migrations/0094-idempotency-keys.ts';
import * as signIn from './migrations/0095-sign-in.ts';
import * as apiKeys from './migrations/0096-api-keys.ts';
import * as stepUp from './migrations/0097-step-up.ts';
import * as mailOutcomes from './migrations/0098-mail-outcomes.ts';
import * as mailServerChanges from './migrations/0099-mail-server-changes.ts';
import * as noteAuthors from './migrations/0100-note-authors.ts';
import * as invitedAddresses from './migrations/0101-invited-addresses.ts';
import * as unclearCalendarEvents from './migrations/0102-unclear-calendar-events.ts';
import * as privacyOfBookings from './migrations/0110-privacy-of-bookings.ts';
import * as suspectedSpam from './migrations/0115-suspected-spam.ts';
import * as editedNewsSources from './migrations/0120-edited-news-sources.ts';

/** In order of their names, which is the order in which they run. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-site-content': siteContent,
  '0002-clients': clients,
  '0003-staff': staff,
  '0004-article-search': articleSearch,
  '0005-local-identity': localIdentity,
  '0006-staff-accounts': staffAccounts,
  '0007-office-lists': officeLists,
  '0008-article-office': articleOffice,
  '0009-themes': themes,
  '0010-appointment-office': appointmentOffice,
  '0011-integrations': integrations,
  '0012-firm': firm,
  '0013-testimonials': testimonials,
  '0014-records': records,
  '0015-dashboard': dashboard,
  '0016-common-filters': commonFilters,
  '0017-mails-by-kind-and-state': mailsByKindAndState,
  '0018-staff-list': staffList,
  '0019-appointment-links': appointmentLinks,
  '0020-mail-delivery': mailDelivery,
  '0021-calendar-sync': calendarSync,
  '0022-news-fetching': newsFetching,
  '0023-migration-runs': migrationRuns,
  '0024-privacy': privacy,
  '0025-rare-rows': rareRows,
  '0026-mails-without-jobs': mailsWithoutJobs,
  '0027-calendar-sync-by-statement': calendarSyncByStatement,
  '0028-search-words': searchWords,
  '0029-article-words': articleWords,
  '0032-abuse-limits': abuseLimits,
  '0034-mails-behind-an-outage': mailsBehindAnOutage,
  '0036-secret-keys': secretKeys,
  '0037-newsletter-list': newsletterList,
  '0038-guest-authors': guestAuthors,
  '0039-article-versions': articleVersions,
  '0040-mail-receipts': mailReceipts,
  '0041-appointment-undos': appointmentUndos,
  '0042-time-off-series': timeOffSeries,
  '0043-availability': availability,
  '0044-sorted-lists': sortedLists,
  '0045-attorney-profiles': attorneyProfiles,
  '0047-host-calendars': hostCalendars,
  '0048-undo-host': undoHost,
  '0049-clients-without-email': clientsWithoutEmail,
  '0051-more-sorted-lists': moreSortedLists,
  '0052-free-consultation': freeConsultation,
  '0053-held-times': heldTimes,
  '0054-firm-takes-over': firmTakesOver,
  '0055-office-of-host': officeOfHost,
  '0056-list-settings': listSettings,
  '0057-open-appointments': openAppointments,
  '0060-pages': pages,
  '0061-practice-areas': practiceAreas,
  '0065-letters': letters,
  '0066-calculator-addresses': calculatorAddresses,
  '0067-pictures': pictures,
  '0069-advertising-archive': advertisingArchive,
  '0071-testimonial-sources': testimonialSources,
  '0072-mail-texts': mailTexts,
  '0073-setup': setup,
  '0075-photo-files': photoFiles,
  '0080-visit-counts': visitCounts,
  '0081-quick-exit': quickExit,
  '0082-contact-preferences': contactPreferences,
  '0083-conflicts': conflicts,
  '0084-known-names': knownNames,
  '0085-people': people,
  '0087-answers': answers,
  '0088-booking-answers': bookingAnswers,
  '0089-conflict-decisions-in-timelines': conflictDecisionsInTimelines,
  '0090-roles': roles,
  '0091-webhooks': webhooks,
  '0092-embed': embed,
  '0093-prepared-bookings': preparedBookings,
  '0094-idempotency-keys': idempotencyKeys,
  '0095-sign-in': signIn,
  '0096-api-keys': apiKeys,
  '0097-step-up': stepUp,
  '0098-mail-outcomes': mailOutcomes,
  '0099-mail-server-changes': mailServerChanges,
  '0100-note-authors': noteAuthors,
  '0101-invited-addresses': invitedAddresses,
  '0102-unclear-calendar-events': unclearCalendarEvents,
  '0110-privacy-of-bookings': privacyOfBookings,
  '0115-suspected-spam': suspectedSpam,
  '0120-edited-news-sources': editedNewsSources,
};

/** The maximum number of attempts for a migration that conflicts with writes of running instances. */
const ATTEMPTS = 10;

/**
 * Pauses between attempts of a migration that waits for a table lock; the queries queued behind it run in the meantime.
 */
const LOCK_BACKOFF = { firstMs: 1_000, maxMs: 10_000 };

/** An open transaction that may hold a lock on a table that a migration needs. */
export type OpenTransaction = { pid: number; applicationName: string; since: Date };

/** The advisory lock that Kysely holds while it migrates. */
export const MIGRATION_LOCK = '3853314791062309107';

/** The schema has migrations that this release does not know, and lacks some of its own, so it is not changed. */
export class UnknownMigrationError extends Error {
  constructor(migration: string) {
    super(
      `The database has a migration that this release of Lawfront does not know (${migration}), and lacks some of its own. ` +
        'Start the release that the database was last used with, or restore a backup into an empty database.',
    );
    this.name = 'UnknownMigrationError';
  }
}

const migratorFor = (db: Kysely<never>) =>
  new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });

/** Whether these migrations are the first ones of this release, in order, so that it can run the rest. */
export function startsWithMigrations(names: readonly string[]): boolean {
  const known = Object.keys(MIGRATIONS);
  return names.every((name, place) => name === known[place]);
}

/** Migrates an empty schema up to and including `name`, to restore a backup. */
export async function migrateTo(db: Kysely<never>, name: string): Promise<void> {
  throwFailure(await migratorFor(db).migrateTo(name));
}

/**
 * Brings the schema up to date. Each migration is one transaction under Kysely's advisory lock, so instances that start
 * together wait for one another, and each migration runs once; if all have run, no instance waits. A schema that a
 * newer release has migrated further is not changed: returns the names of those migrations, usually none. Throws if the
 * schema does not have this release's migrations in order.
 *
 * A migration that waits for a lock makes later queries on that table wait as well. So it waits no longer than the
 * `lock_timeout` of its connection, then rolls back and retries until it succeeds; `onBlocked` is called for each
 * retry.
 */
export async function migrateToLatest(
  db: Kysely<never>,
  onBlocked: (transactions: OpenTransaction[]) => void = () => {},
): Promise<string[]> {
  const executed = await listExecutedMigrations(db);
  const newer = newerThanKnown(executed);
  if (newer.length > 0 || executed.length === Object.keys(MIGRATIONS).length) return newer;
  const outcome = await retryOnLockTimeout(db, onBlocked);
  // A newer instance may have migrated while this one waited for the advisory lock.
  const newerNow =
    outcome.error === undefined ? [] : newerThanKnown(await listExecutedMigrations(db));
  if (newerNow.length === 0) throwFailure(outcome);
  return newerNow;
}

async function retryOnLockTimeout(
  db: Kysely<never>,
  onBlocked: (transactions: OpenTransaction[]) => void,
): Promise<MigrationResultSet> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await retryOnDeadlock(db);
    if (db.isTransaction || !isStatementTimeout(outcome.error)) return outcome;
    onBlocked(await listOpenTransactions(db));
    await wait(backoffMs(attempt, LOCK_BACKOFF));
  }
}

async function listOpenTransactions(db: Kysely<never>): Promise<OpenTransaction[]> {
  const { rows } = await sql<OpenTransaction>`
    select pid, application_name as "applicationName", xact_start as since from pg_stat_activity
    where datname = current_database() and xact_start < now() - interval '1 second'
      and pid <> pg_backend_pid()
    order by xact_start limit 5`.execute(db);
  return rows;
}

/**
 * Retries a migration that Postgres aborted because of a deadlock with a running instance. It was rolled back
 * completely. Does not retry within a transaction of the caller, which is rolled back as well.
 */
async function retryOnDeadlock(
  db: Kysely<never>,
  attempts = ATTEMPTS,
): Promise<MigrationResultSet> {
  const outcome = await migratorFor(db).migrateToLatest();
  if (db.isTransaction || attempts === 1 || !isSerializationFailure(outcome.error)) return outcome;
  return retryOnDeadlock(db, attempts - 1);
}

/** The names of migrations that a newer release has run after all of this release's migrations. */
function newerThanKnown(executed: readonly string[]): string[] {
  if (startsWithMigrations(executed)) return [];
  const known = Object.keys(MIGRATIONS);
  if (known.every((name, place) => name === executed[place])) return executed.slice(known.length);
  throw new UnknownMigrationError(executed.find((name, place) => name !== known[place]) ?? '');
}

/** The names of the migrations that have been run, in order; none in an empty database. */
export async function listExecutedMigrations(db: Kysely<never>): Promise<string[]> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`
    select name from public.kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

function throwFailure({ error, results }: MigrationResultSet): void {
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new Error(`The database migration ${failed ?? ''} failed`, { cause: error });
}

/** Whether a migration of this release has not run yet; used by the readiness check. */
export async function hasPendingMigrations(db: Kysely<never>): Promise<boolean> {
  const executed = new Set(await listExecutedMigrations(db));
  return Object.keys(MIGRATIONS).some((name) => !executed.has(name));
}
