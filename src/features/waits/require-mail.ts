import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findMailDelivery } from '../email/summarise-outbox.ts';

export type MailDeps = Pick<Context, 'db' | 'holdsMail' | 'catchesMail'>;

/** Whether an offer would be mailed. */
export const sendsMail = async (deps: MailDeps): Promise<boolean> =>
  (await findMailDelivery(deps)).kind === 'sent';

/** Throws `mail_not_connected` if an offer would not be mailed. */
export async function requireMail(deps: MailDeps): Promise<void> {
  if (await sendsMail(deps)) return;
  throw new DomainError('conflict', 'mail_not_connected', errors.mailNotConnected);
}
