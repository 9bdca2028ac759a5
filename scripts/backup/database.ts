import path from 'node:path';
import { BackupError } from '../../db/backup/backup-error.ts';
import type { DatabaseConnection } from '../../db/client.ts';
import {
  DataFolderInUseError,
  startEmbeddedPostgres,
} from '../../db/embedded/embedded-postgres.ts';
import { DataFolderUnusableError } from '../../db/embedded/folder-failure.ts';
import { reachEmbeddedPostgres } from '../../db/embedded/reach-postgres.ts';
import { type Config, ConfigError } from '../../src/app/config.ts';

type Use<Answer> = (connection: DatabaseConnection) => Promise<Answer>;

/** Reads from the database of these settings; a server may be running on it. */
export async function besideServer<Answer>(config: Config, use: Use<Answer>): Promise<Answer> {
  if (config.database.kind === 'external') return use({ connectionString: config.database.url });
  const reached = await reachEmbeddedPostgres(config.dataDir);
  if (!reached) throw new BackupError(`There is no database in the data folder ${config.dataDir}.`);
  return use(reached.connection).finally(reached.letGo);
}

/** Writes to the database of these settings, with no server on the data folder until it is done. */
export async function withoutServer<Answer>(config: Config, use: Use<Answer>): Promise<Answer> {
  if (config.database.kind === 'external') return use({ connectionString: config.database.url });
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir }).catch((error) => {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(`Lawfront must not run meanwhile. ${error.message}`, { cause: error });
  });
  return use(postgres.connection).finally(() => postgres.stop());
}

/** A path as it was typed: npm runs scripts in the project's folder, wherever it was called. */
export const typedPath = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);

/** Runs a command: what it answers is printed, and so is why it failed. Exit codes 0 and 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`\n${await command()}\n\n`);
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const told = [BackupError, ConfigError, DataFolderUnusableError];
  if (told.some((kind) => error instanceof kind)) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC') return 'The disk is full: no backup was written.';
  return code ? `It failed: ${error.message} (${code})` : (error.stack ?? error.message);
}
