import { openConfig } from '../../../platform/provider-settings/seal-config.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { StoredMailSetting } from './queries.ts';
import { MAIL_SECRETS } from './rules.ts';
import { MAIL_CONFIGS, type SendGridConfig, type SmtpConfig } from './schema.ts';

/** A provider with its settings, secrets decrypted: never store it or return it to a client. */
export type OpenMailSetting =
  | { provider: 'smtp'; config: SmtpConfig }
  | { provider: 'sendgrid'; config: SendGridConfig };

/** The row that the secrets of a setting are sealed for. */
export const mailSettingPlace = (id: string) => ({ table: 'email_settings', id });

/** The decrypted configuration; a secret that can no longer be decrypted is empty. */
export const openMailConfig = (
  box: SecretBox,
  { id, provider, config }: Pick<StoredMailSetting, 'id' | 'provider' | 'config'>,
) => openConfig(box, mailSettingPlace(id), config, MAIL_SECRETS[provider]);

/** Settings to send with, or undefined if something is missing, such as a secret that must be entered again. */
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
