import { randomUUID } from 'node:crypto';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import {
  describeConfig,
  keepMaskedSecrets,
  sealConfig,
  withoutSecrets,
} from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { makeWaitingEmailsDue } from '../delivery-queries.ts';
import { recordServerChange } from '../server-changes/record-server-change.ts';
import { mailSettingPlace, openMailConfig } from './open-mail-setting.ts';
import {
  findActiveMailSetting,
  insertMailSetting,
  lockMailSettings,
  type StoredMailSetting,
} from './queries.ts';
import { MAIL_SECRET_DESTINATIONS, MAIL_SECRETS } from './rules.ts';
import type { MailSettingInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/** The active settings, secrets masked; null if there are none. */
export async function findMailSettingInUse({ db, secrets }: Pick<Context, 'db' | 'secrets'>) {
  const setting = await findActiveMailSetting(db);
  return setting ? present(secrets, setting) : null;
}

/** Like `findMailSettingInUse`, for callers that require settings. Throws `email_settings_not_found`. */
export async function readActiveMailSetting(deps: Pick<Context, 'db' | 'secrets'>) {
  return (await findMailSettingInUse(deps)) ?? noActiveMailSetting();
}

/**
 * Replaces the active settings. Mails that wait for a retry are sent with the new settings immediately; codes of the user
 * pool are held back if the server is another one (`recordServerChange`). A masked secret
 * keeps its stored value if the provider and the destination are unchanged. Throws `invalid_input` for other masks.
 */
export function replaceMailSetting({ db, now, secrets, user }: Deps, input: MailSettingInput) {
  const { provider } = input;
  const names = MAIL_SECRETS[provider];
  return db.transaction().execute(async (tx) => {
    await lockMailSettings(tx);
    const before = await findActiveMailSetting(tx);
    const config = keepStoredSecrets(secrets, input, before);
    const id = randomUUID();
    await recordServerChange(
      tx,
      { secrets, user, now: now() },
      { before, after: { provider, config } },
    );
    const after = await insertMailSetting(tx, {
      id,
      provider,
      isActive: true,
      config: sealConfig(secrets, mailSettingPlace(id), config, names),
      createdAt: now(),
    });
    await logChange(tx, user.username, 'email_settings.replace', ['email_settings', id], {
      before: before ? auditable(before) : null,
      after: auditable(after),
    });
    await makeWaitingEmailsDue(tx);
    return present(secrets, after);
  });
}

/** Deletes the active settings; see `recordServerChange`. Throws `email_settings_not_found`. */
export function removeMailSetting({ db, now, secrets, user }: Deps, id: string) {
  return db.transaction().execute(async (tx): Promise<void> => {
    await lockMailSettings(tx);
    const before = await findActiveMailSetting(tx);
    if (before?.id !== id) {
      throw notFound('email_settings', 'There are no such email settings.');
    }
    await recordServerChange(tx, { secrets, user, now: now() }, { before, after: null });
    await logChange(tx, user.username, 'email_settings.delete', ['email_settings', id], {
      before: auditable(before),
    });
  });
}

/** The typed settings, with masked secrets replaced by the stored ones. Throws as `keepMaskedSecrets` does. */
export function keepStoredSecrets(
  box: SecretBox,
  { provider, config }: MailSettingInput,
  stored: StoredMailSetting | undefined,
) {
  const storedConfig = stored?.provider === provider ? openMailConfig(box, stored) : {};
  return keepMaskedSecrets(config, storedConfig, MAIL_SECRET_DESTINATIONS[provider]);
}

const present = (box: SecretBox, setting: StoredMailSetting): StoredMailSetting => ({
  ...setting,
  config: describeConfig(openMailConfig(box, setting), MAIL_SECRETS[setting.provider]),
});

const auditable = ({ provider, config }: StoredMailSetting) => ({
  provider,
  config: withoutSecrets(JSON.parse(config), MAIL_SECRETS[provider]),
});

export function noActiveMailSetting(): never {
  throw notFound('email_settings', 'No email settings are stored.', 'no_active_email_settings');
}
