import type { MailTransport } from './mail.ts';
import type { TokenAddresses } from './oauth/access-token.ts';
import { createSendGridTransport } from './sendgrid.ts';
import type { OpenMailSetting } from './settings/open-mail-setting.ts';
import { createSmtpTransport } from './smtp.ts';

/** Where mail providers are reached: from the environment, so that staff cannot send keys elsewhere. */
export type MailAddresses = TokenAddresses & { sendGrid: string };

/** Opens a provider's transport. Without a pool, the connection is closed after each mail. */
export function openTransport(
  setting: OpenMailSetting,
  {
    addresses,
    isPooled,
    timeoutMs,
  }: { addresses: MailAddresses; isPooled: boolean; timeoutMs?: number },
): MailTransport {
  return setting.provider === 'smtp'
    ? createSmtpTransport(setting.config, { isPooled, timeoutMs, tokenAddresses: addresses })
    : createSendGridTransport(setting.config, { url: addresses.sendGrid, timeoutMs });
}
