import type { MailTransport } from './mail.ts';
import { createSendGridTransport } from './sendgrid.ts';
import type { OpenMailSetting } from './settings/open-mail-setting.ts';
import { createSmtpTransport } from './smtp.ts';

/** The way to a provider. Without a pool, a connection ends with its mail. */
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
