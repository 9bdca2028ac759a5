import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { addHours } from '../../../platform/time/date-math.ts';
import { enqueueEmails } from '../enqueue-queries.ts';
import { CODES_HELD_HOURS } from '../rules.ts';
import { openMailConfig } from '../settings/open-mail-setting.ts';
import {
  deactivateMailSetting,
  deleteMailSetting,
  type StoredMailSetting,
} from '../settings/queries.ts';
import { MAIL_SERVER_SETTINGS, type MailProvider } from '../settings/rules.ts';
import { hasServerChanges, insertServerChange, listOwners } from './queries.ts';

type Config = Record<string, unknown>;
type OpenSetting = { provider: MailProvider; config: Config };

/**
 * Removes the settings in use; `after` replaces them, null for none. If that changes the server, each owner is notified
 * with the former settings, which are kept until then, and codes of the user pool are held back: somebody who can change
 * the server could otherwise catch the codes for the passwords of all accounts. The first server of a site holds nothing
 * back.
 */
export async function recordServerChange(
  tx: Tx,
  { secrets, user, now }: { secrets: SecretBox; user: User; now: Date },
  { before, after }: { before: StoredMailSetting | undefined; after: OpenSetting | null },
): Promise<void> {
  const former = before && {
    provider: before.provider,
    config: openMailConfig(secrets, before),
  };
  if (former && after && isSameServer(former, after)) return deleteMailSetting(tx, before.id);
  const owners = await listOwners(tx);
  const holdsCodes = former !== undefined || (await hasServerChanges(tx));
  const id = randomUUID();
  await insertServerChange(tx, {
    id,
    changedAt: now,
    changedBy: user.username,
    formerServer: former ? serverName(former) : null,
    newServer: after && serverName(after),
    codesHeldUntil: holdsCodes ? addHours(now, CODES_HELD_HOURS) : null,
  });
  if (before && owners.length === 0) await deleteMailSetting(tx, before.id);
  else if (before) await deactivateMailSetting(tx, before.id);
  await enqueueEmails(
    tx,
    owners.map((owner) => ({
      kind: 'mail_server_changed',
      toEmail: owner.email,
      toName: owner.username,
      payload: { id, formerSetting: before?.id ?? null },
      dedupeKey: `mail_server_changed:${id}:${owner.id}`,
    })),
  );
}

/** Whether mail goes to the same account of the same server; sender, password and the way to sign in do not matter. */
function isSameServer(one: OpenSetting, other: OpenSetting): boolean {
  if (one.provider !== other.provider) return false;
  const names = MAIL_SERVER_SETTINGS[one.provider];
  return names.every((name) => (one.config[name] || null) === (other.config[name] || null));
}

const serverName = ({ provider, config: { host, port, user } }: OpenSetting): string =>
  provider === 'smtp' ? `${host}:${port}${user ? ` as ${user}` : ''}` : 'SendGrid';
