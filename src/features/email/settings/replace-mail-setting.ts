import { randomUUID } from 'node:crypto';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import {
  describeConfig,
  keepMaskedSecrets,
  sealConfig,
  withoutSecrets,
} from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { bringForward } from '../delivery-queries.ts';
import { mailSettingPlace, openMailConfig } from './open-mail-setting.ts';
import {
  deleteMailSettings,
  findActiveMailSetting,
  insertMailSetting,
  lockMailSettings,
  type StoredMailSetting,
} from './queries.ts';
import { MAIL_SECRET_DESTINATIONS, MAIL_SECRETS } from './rules.ts';
import type { MailSettingInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/** The settings in use, secrets masked; null without any. */
export async function findMailSettingInUse({ db, secrets }: Pick<Context, 'db' | 'secrets'>) {
  const setting = await findActiveMailSetting(db);
  return setting ? present(secrets, setting) : null;
}

/** The same for whom there must be some. Throws `no_active_email_settings`. */
export async function readActiveMailSetting(deps: Pick<Context, 'db' | 'secrets'>) {
  return (await findMailSettingInUse(deps)) ?? noActiveMailSetting();
}

/**
 * Puts new settings in place of the ones in use, at once: mails that wait for their next try are sent with
 * them. Masks keep the secrets of settings of the same provider that go to the same place. Throws `invalid_input`
 * for other masks.
 */
export function replaceMailSetting({ db, now, secrets, user }: Deps, input: MailSettingInput) {
  const { provider } = input;
  const names = MAIL_SECRETS[provider];
  return db.transaction().execute(async (tx) => {
    await lockMailSettings(tx);
    const before = await findActiveMailSetting(tx);
    const config = keepStoredSecrets(secrets, input, before);
    await deleteMailSettings(tx);
    const id = randomUUID();
    const after = await insertMailSetting(tx, {
      id,
      provider,
      isActive: true,
      config: sealConfig(secrets, mailSettingPlace(id), config, names),
      createdAt: now(),
    });
    await insertAuditEntry(tx, {
      ...entryOf(user, 'email_settings.replace', id),
      before: before ? auditable(before) : null,
      after: auditable(after),
    });
    await bringForward(tx);
    return present(secrets, after);
  });
}

/** Forgets the settings in use and their secrets. Throws `no_such_email_settings`. */
export function removeMailSetting({ db, user }: Pick<Deps, 'db' | 'user'>, id: string) {
  return db.transaction().execute(async (tx): Promise<void> => {
    await lockMailSettings(tx);
    const before = await findActiveMailSetting(tx);
    if (before?.id !== id) {
      throw new DomainError(
        'not_found',
        'no_such_email_settings',
        'There are no such email settings.',
      );
    }
    await deleteMailSettings(tx);
    await insertAuditEntry(tx, {
      ...entryOf(user, 'email_settings.delete', id),
      before: auditable(before),
      after: null,
    });
  });
}

/** What staff have typed, with what is stored in place of its masks. Throws as `keepMaskedSecrets` does. */
export function keepStoredSecrets(
  box: SecretBox,
  { provider, config }: MailSettingInput,
  stored: StoredMailSetting | undefined,
) {
  const kept = stored?.provider === provider ? openMailConfig(box, stored) : {};
  return keepMaskedSecrets(config, kept, MAIL_SECRET_DESTINATIONS[provider]);
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
  throw new DomainError('not_found', 'no_active_email_settings', 'No email settings are stored.');
}

const entryOf = (user: User, action: string, entityId: string) => ({
  actor: user.username,
  action,
  entity: 'email_settings',
  entityId,
});
