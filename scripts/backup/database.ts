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

/** Connects to the configured database for reading; a server may be running on it. */
export async function connectForBackup<Answer>(config: Config, use: Use<Answer>): Promise<Answer> {
  if (config.database.kind === 'external') return use({ connectionString: config.database.url });
  const reached = await reachEmbeddedPostgres(config.dataDir);
  if (!reached) throw new BackupError(`There is no database in the data folder ${config.dataDir}.`);
  return use(reached.connection).finally(reached.release);
}

/** Connects to the configured database for writing. An embedded database must not be in use by a server. */
export async function connectForRestore<Answer>(config: Config, use: Use<Answer>): Promise<Answer> {
  if (config.database.kind === 'external') return use({ connectionString: config.database.url });
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir }).catch((error) => {
    if (!(error instanceof DataFolderInUseError)) throw error;
    throw new BackupError(`Lawfront must not run during a restore. ${error.message}`, {
      cause: error,
    });
  });
  return use(postgres.connection).finally(() => postgres.stop());
}

/** Resolves a path against the caller's working directory, because npm runs scripts in the project's folder. */
export const typedPath = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);

/** Runs a command and prints its result, or the reason why it failed. Exit codes 0 and 1. */
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
