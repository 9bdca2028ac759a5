import type { MailTransport } from './mail.ts';
import { createSendGridTransport } from './sendgrid.ts';
import type { OpenMailSetting } from './settings/open-mail-setting.ts';
import { createSmtpTransport } from './smtp.ts';

/** Opens a provider's transport. Without a pool, the connection is closed after each mail. */
export function openTransport(
  setting: OpenMailSetting,
  {
    sendGridUrl,
    isPooled,
    timeoutMs,
  }: { sendGridUrl: string; isPooled: boolean; timeoutMs?: number },
): MailTransport {
  return setting.provider === 'smtp'
    ? createSmtpTransport(setting.config, { isPooled, timeoutMs })
    : createSendGridTransport(setting.config, { url: sendGridUrl, timeoutMs });
}
