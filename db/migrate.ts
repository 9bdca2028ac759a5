import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration';
import { backoffMs } from '../src/platform/background/backoff.ts';
import { type AnyDatabase, adoptBaseline, isReplacedByBaseline } from './adopt-baseline.ts';
import { isSerializationFailure, isStatementTimeout } from './database-error.ts';
import * as baseline from './migrations/0001-baseline.ts';
import * as passkeyNames from './migrations/0002-passkey-names.ts';
import * as roleAreas from './migrations/0003-role-areas.ts';
import * as attorneyPages from './migrations/0004-attorney-pages.ts';
import * as firmMark from './migrations/0005-firm-mark.ts';
import * as offices from './migrations/0006-offices.ts';
import * as messageHints from './migrations/0007-message-hints.ts';
import * as oneColourMarks from './migrations/0008-one-colour-marks.ts';
import * as waysToMeet from './migrations/0009-ways-to-meet.ts';
import * as officePictures from './migrations/0010-office-pictures.ts';
import * as jurisdictions from './migrations/0011-jurisdictions.ts';
import * as letterKinds from './migrations/0012-letter-kinds.ts';
import * as calculators from './migrations/0013-calculators.ts';
import * as lawTasks from './migrations/0014-law-tasks.ts';
import * as oldLetters from './migrations/0015-old-letters.ts';
import * as clientLanguages from './migrations/0016-client-languages.ts';
import * as translations from './migrations/0017-translations.ts';
import * as consentTexts from './migrations/0018-consent-texts.ts';
import * as translationSearch from './migrations/0019-translation-search.ts';
import * as orphanedTranslations from './migrations/0020-orphaned-translations.ts';
import * as translationUpkeep from './migrations/0021-translation-upkeep.ts';
import * as waits from './migrations/0022-waits.ts';
import * as questionnaires from './migrations/0023-questionnaires.ts';
import * as payments from './migrations/0024-payments.ts';
import * as documents from './migrations/0025-documents.ts';
import * as agreements from './migrations/0026-agreements.ts';
import * as answerFiles from './migrations/0027-answer-files.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** In order of their names, which is the order in which they run. */
export const MIGRATIONS: Migrations = {
  '0001-baseline': baseline,
  '0002-passkey-names': passkeyNames,
  '0003-role-areas': roleAreas,
  '0004-attorney-pages': attorneyPages,
  '0005-firm-mark': firmMark,
  '0006-offices': offices,
  '0007-message-hints': messageHints,
  '0008-one-colour-marks': oneColourMarks,
  '0009-ways-to-meet': waysToMeet,
  '0010-office-pictures': officePictures,
  '0011-jurisdictions': jurisdictions,
  '0012-letter-kinds': letterKinds,
  '0013-calculators': calculators,
  '0014-law-tasks': lawTasks,
  '0015-old-letters': oldLetters,
  '0016-client-languages': clientLanguages,
  '0017-translations': translations,
  '0018-consent-texts': consentTexts,
  '0019-translation-search': translationSearch,
  '0020-orphaned-translations': orphanedTranslations,
  '0021-translation-upkeep': translationUpkeep,
  '0022-waits': waits,
  '0023-questionnaires': questionnaires,
  '0024-payments': payments,
  '0025-documents': documents,
  '0026-agreements': agreements,
  '0027-answer-files': answerFiles,
};

/** The maximum number of attempts for a migration that conflicts with writes of running instances. */
const ATTEMPTS = 10;

/**
 * Pauses between attempts of a migration that waits for a table lock; the queries queued behind it run in the meantime.
 */
const LOCK_BACKOFF = { firstMs: 1_000, maxMs: 10_000 };

/** Pauses after a deadlock, so that a busy instance does not cause the same one again. */
const DEADLOCK_BACKOFF = { firstMs: 50, maxMs: 2_000 };

/** An open transaction that may hold a lock on a table that a migration needs. */
export type OpenTransaction = { pid: number; applicationName: string; since: Date };

export type MigrateOptions = {
  onBlocked?: (transactions: OpenTransaction[]) => void;
  /** For tests; by default those of this release. */
  migrations?: Migrations;
};

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

const migratorFor = (db: AnyDatabase, migrations: Migrations) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** Whether these migrations are the first ones of this release, in order, so that it can run the rest. */
export function startsWithMigrations(
  names: readonly string[],
  migrations: Migrations = MIGRATIONS,
): boolean {
  const known = Object.keys(migrations);
  return names.every((name, place) => name === known[place]);
}

/** Migrates an empty schema up to and including `name`, to restore a backup. */
export async function migrateTo(
  db: AnyDatabase,
  name: string,
  migrations: Migrations,
): Promise<void> {
  throwFailure(await migratorFor(db, migrations).migrateTo(name));
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
  db: AnyDatabase,
  { onBlocked = () => {}, migrations = MIGRATIONS }: MigrateOptions = {},
): Promise<string[]> {
  if (isReplacedByBaseline(await listExecutedMigrations(db))) {
    await adoptBaseline(db, MIGRATION_LOCK);
  }
  const executed = await listExecutedMigrations(db);
  const newer = newerThanKnown(executed, migrations);
  if (newer.length > 0 || executed.length === Object.keys(migrations).length) return newer;
  const outcome = await retryOnLockTimeout(db, { onBlocked, migrations });
  // A newer instance may have migrated while this one waited for the advisory lock.
  const newerNow =
    outcome.error === undefined ? [] : newerThanKnown(await listExecutedMigrations(db), migrations);
  if (newerNow.length === 0) throwFailure(outcome);
  return newerNow;
}

async function retryOnLockTimeout(
  db: AnyDatabase,
  { onBlocked, migrations }: Required<MigrateOptions>,
): Promise<MigrationResultSet> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await retryOnDeadlock(db, migrations);
    if (db.isTransaction || !isStatementTimeout(outcome.error)) return outcome;
    onBlocked(await listOpenTransactions(db));
    await wait(backoffMs(attempt, LOCK_BACKOFF));
  }
}

async function listOpenTransactions(db: AnyDatabase): Promise<OpenTransaction[]> {
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
  db: AnyDatabase,
  migrations: Migrations,
): Promise<MigrationResultSet> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await migratorFor(db, migrations).migrateToLatest();
    const isRetried = !db.isTransaction && isSerializationFailure(outcome.error);
    if (!isRetried || attempt === ATTEMPTS) return outcome;
    await wait(backoffMs(attempt, DEADLOCK_BACKOFF));
  }
}

/** The names of migrations that a newer release has run after all of this release's migrations. */
function newerThanKnown(executed: readonly string[], migrations: Migrations): string[] {
  if (startsWithMigrations(executed, migrations)) return [];
  const known = Object.keys(migrations);
  if (known.every((name, place) => name === executed[place])) return executed.slice(known.length);
  throw new UnknownMigrationError(executed.find((name, place) => name !== known[place]) ?? '');
}

/** The names of the migrations that have been run, in order; none in an empty database. */
export async function listExecutedMigrations(db: AnyDatabase): Promise<string[]> {
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
export async function hasPendingMigrations(db: AnyDatabase): Promise<boolean> {
  const executed = new Set(await listExecutedMigrations(db));
  return Object.keys(MIGRATIONS).some((name) => !executed.has(name));
}
