import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BackupSummary, writeBackup } from '../db/backup/write-backup.ts';
import { type Config, readConfig } from '../src/app/config.ts';
import { findKeyFingerprints } from '../src/platform/secrets/open-secrets.ts';
import { connectForBackup, runCommand, typedPath } from './backup/database.ts';

const MANIFEST = path.resolve(import.meta.dirname, '../package.json');

/** Implements `npm run backup [file]`: see docs/operations.md. */
await runCommand(async () => {
  const [typed] = process.argv.slice(2);
  const now = new Date();
  const config = readConfig(process.env);
  const file = typed ? typedPath(typed) : defaultFile(config, now);
  const origin = {
    now,
    release: String(JSON.parse(readFileSync(MANIFEST, 'utf8')).version),
    keyFingerprints: await findKeyFingerprints(config),
  };
  const summary = await connectForBackup(config, (connection) =>
    writeBackup(connection, file, origin),
  );
  return describe(summary, config);
});

function defaultFile({ dataDir }: Config, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return path.join(dataDir, 'backups', `lawfront-${time}Z.gz`);
}

function describe({ file, bytes, tables }: BackupSummary, { dataDir, secretKeys }: Config): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const keys = secretKeys.length > 0 ? 'the setting SECRET_KEYS' : path.join(dataDir, 'secret.key');
  return [
    `Backup written: ${file}`,
    `${rows} rows of ${tables.length} tables, ${Math.ceil(bytes / 1024)} KB.`,
    '',
    'It holds what clients have told you: keep it where nobody else can read it, on another machine.',
    `NOT in it: ${keys}.`,
    'Without it the passwords and keys of mail, calendars and sources must be typed in again.',
    'Keep a copy of it apart from the backups.',
  ].join('\n');
}
