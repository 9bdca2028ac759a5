import { enqueueEmails } from '../features/email/enqueue-queries.ts';
import type { EmailKind } from '../features/email/rules.ts';
import {
  removeMailSetting,
  replaceMailSetting,
} from '../features/email/settings/replace-mail-setting.ts';
import type { Context } from '../platform/trpc/context.ts';
import { insertMessage } from './messages.ts';
import type { SmtpPeer } from './smtp-peer.ts';

type Uses = Pick<Context, 'db' | 'now' | 'secrets'>;

export const MAREN = {
  id: '7f3e2d1c-0b9a-4876-a5f4-e3d2c1b0a998',
  username: 'maren',
  email: 'maren@firm.example',
  role: 'admin' as const,
  areas: null,
  attorneyId: null,
  createdAt: new Date('2030-01-01T00:00:00Z'),
};

export const SENDER = 'mail@firm.example';

/** Sends mail through a test's SMTP server from now on. */
export const sendBySmtp = (
  deps: Uses,
  { host, port }: Pick<SmtpPeer, 'host' | 'port'>,
  account: { user?: string; pass?: string } = {},
) =>
  replaceMailSetting(
    { ...deps, user: MAREN },
    { provider: 'smtp', config: { host, port, from: SENDER, ...account } },
  );

/** Sends mail through SendGrid from now on, at the address in `SENDGRID_URL`. */
export const sendBySendGrid = (deps: Uses) =>
  replaceMailSetting(
    { ...deps, user: MAREN },
    { provider: 'sendgrid', config: { apiKey: 'SG.key-of-the-firm', from: SENDER } },
  );

export const forgetMailSettings = (deps: Uses, id: string) =>
  removeMailSetting({ ...deps, user: MAREN }, id);

/**
 * Writes a mail into the outbox: the receipt for a message, as a new message would, or another kind. Returns its id.
 */
export async function enqueueReceipt(
  { db }: Pick<Uses, 'db'>,
  toEmail = 'dana@example.com',
  kind = 'contact_receipt',
): Promise<string> {
  const messageId = await insertMessage(db, { email: toEmail });
  const dedupeKey = `${kind}:${messageId}`;
  await db.transaction().execute((tx) =>
    enqueueEmails(tx, [
      {
        // May be a kind that only a newer release knows.
        kind: kind as EmailKind,
        toEmail,
        toName: 'Dana Whitfield',
        payload: { id: messageId },
        dedupeKey,
      },
    ]),
  );
  const { id } = await db
    .selectFrom('outboxEmails')
    .select('id')
    .where('dedupeKey', '=', dedupeKey)
    .executeTakeFirstOrThrow();
  return id;
}

export const mailRecord = ({ db }: Pick<Uses, 'db'>, id: string) =>
  db
    .selectFrom('outboxEmails')
    .select(['state', 'attempts', 'lastError', 'failingSince', 'messageId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
