import { BackupError } from '../db/backup/backup-error.ts';
import { type RestoreSummary, restoreBackup } from '../db/backup/restore-backup.ts';
import { readConfig } from '../src/app/config.ts';
import { findKeyFingerprints } from '../src/platform/secrets/open-secrets.ts';
import { connectForRestore, runCommand, typedPath } from './backup/database.ts';

const OTHER_KEYS = [
  'This installation does not have the key that the backup was made with. Before the first start, put the',
  'secret.key of that time into the data folder, or set its SECRET_KEYS. Otherwise the passwords and keys of',
  'mail, calendars and sources must be typed in again.',
];

/** Implements `npm run restore <file> [-- --replace]`: see docs/operations.md. */
await runCommand(async () => {
  const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
  const [typed] = files;
  if (!typed || files.length > 1 || flags.some((flag) => flag !== '--replace')) {
    throw new BackupError(
      'Name the backup to restore: npm run restore <file>, or npm run restore <file> -- --replace',
    );
  }
  const config = readConfig(process.env);
  const replace = flags.length > 0;
  const restored = await connectForRestore(config, (connection) =>
    restoreBackup(connection, typedPath(typed), { replace }),
  );
  return describe(restored, await findKeyFingerprints(config));
});

function describe({ header, tables, held }: RestoreSummary, keyFingerprints: string[]): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const [newest] = header.migrations.slice(-1);
  const opens = header.keyFingerprints.some((each) => keyFingerprints.includes(each));
  return [
    `Restored: ${rows} rows of ${tables.length} tables, as they were at ${header.createdAt}.`,
    ...describeHeld(held),
    `All checksums match the backup (release ${header.release}, schema ${newest}).`,
    ...(opens || header.keyFingerprints.length === 0 ? [] : ['', ...OTHER_KEYS]),
  ].join('\n');
}

function describeHeld({ emails, deliveries, letters }: RestoreSummary['held']): string[] {
  if (emails + deliveries + letters === 0) return [];
  return [
    `On hold, because they may have been sent since: ${emails} mails, ${deliveries} events for webhooks and`,
    `${letters} letters. Staff decide in the back office which of them are sent: under Mail, Webhooks and Letters.`,
  ];
}
