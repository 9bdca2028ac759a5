import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { DataFolderUnusableError } from './folder-failure.ts';

/** The user that Postgres runs as; undefined for the current user. Postgres refuses to run as root. */
export type RunAs = { uid: number; gid: number } | undefined;

const UNPRIVILEGED = ['postgres', 'nobody'];

/** The owner of an existing cluster, so that it can be read; otherwise an unprivileged user. */
export function chooseRunAs(clusterFolder: string): RunAs {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of UNPRIVILEGED) {
    const account = accounts.find(([user]) => user === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new DataFolderUnusableError(
    `The embedded Postgres does not run as root, and there is no user ${UNPRIVILEGED.join(' or ')} to run it as. ` +
      'Start Lawfront as an ordinary user.',
  );
}

/** The deepest folder on the path to `folder`, itself included, that the user may not traverse. */
export function findClosedFolder(folder: string, runAs: RunAs): string | undefined {
  if (!runAs) return undefined;
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === runAs.uid ? 0o100 : gid === runAs.gid ? 0o010 : 0o001;
  if (!(mode & bit)) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findClosedFolder(parent, runAs);
}
