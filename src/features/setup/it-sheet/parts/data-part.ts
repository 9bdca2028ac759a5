import { readdir } from 'node:fs/promises';
import type { Context } from '../../../../platform/trpc/context.ts';
import { findServerVersion } from '../queries.ts';
import type { SheetLine, SheetPart } from '../schema.ts';

/** The database and its backups. */
export async function dataPart({
  db,
  deployment: { hasOwnDatabase, backupsFolder },
}: Pick<Context, 'db' | 'deployment'>): Promise<SheetPart> {
  const version = await findServerVersion(db);
  return {
    title: 'Database and backups',
    lines: [
      {
        label: 'Database (DATABASE_URL)',
        now: `${hasOwnDatabase ? 'A Postgres of your own' : 'The embedded Postgres, for trials'}, version ${version}.`,
        state: hasOwnDatabase ? 'good' : 'open',
        should:
          'Postgres 15 or newer, reached directly or through a pooler in session mode, over an encrypted connection (sslmode=verify-full).',
        check: 'psql "$DATABASE_URL" -c "select version()"',
      },
      backupLine(await findNewestBackup(backupsFolder)),
    ],
  };
}

const backupLine = (newest: string | undefined): SheetLine => ({
  label: 'Backups',
  now: newest
    ? `The newest file in DATA_DIR/backups of this machine is ${newest}.`
    : 'No file is in DATA_DIR/backups of this machine. The site cannot see backups elsewhere.',
  state: 'unknown',
  should:
    'Each night, on another machine, encrypted, and restored once a quarter on trial. The backup does not contain the keys.',
  check: 'npm run backup /mnt/safe/firm.gz && ls -l /mnt/safe',
});

/** The name of the newest file where `npm run backup` writes by default; names contain the time. */
async function findNewestBackup(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => /^lawfront-.+\.gz$/.test(name))
    .sort()
    .at(-1);
}
