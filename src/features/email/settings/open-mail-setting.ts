import { openConfig } from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { StoredMailSetting } from './queries.ts';
import { MAIL_SECRETS } from './rules.ts';
import { MAIL_CONFIGS, type SendGridConfig, type SmtpConfig } from './schema.ts';

/** A provider with its settings, secrets in clear: never to be kept or answered. */
export type OpenMailSetting =
  | { provider: 'smtp'; config: SmtpConfig }
  | { provider: 'sendgrid'; config: SendGridConfig };

/** Which row the secrets of a setting are sealed for. */
export const mailSettingPlace = (id: string) => ({ table: 'email_settings', id });

/** The configuration in clear; a secret that cannot be opened any more is empty. */
export const openMailConfig = (
  box: SecretBox,
  { id, provider, config }: Pick<StoredMailSetting, 'id' | 'provider' | 'config'>,
) => openConfig(box, mailSettingPlace(id), config, MAIL_SECRETS[provider]);

/** Settings to send with, or undefined where something is missing, such as a secret that must be entered again. */
export function openMailSetting(
  box: SecretBox,
  setting: StoredMailSetting,
): OpenMailSetting | undefined {
  const opened = openMailConfig(box, setting);
  if (setting.provider === 'smtp') {
    const { data } = MAIL_CONFIGS.smtp.safeParse(opened);
    return data && { provider: 'smtp', config: data };
  }
  const { data } = MAIL_CONFIGS.sendgrid.safeParse(opened);
  return data && { provider: 'sendgrid', config: data };
}
