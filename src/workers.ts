import { subDays } from 'date-fns';
import type { Db } from '../db/client.ts';
import type { Config } from './config.ts';
import type { MailTransport } from './email/mail.ts';
import { sendEmail } from './email/send-email.ts';
import { cleanUpLocalPool } from './identity/local-pool/clean-up.ts';
import type { JobRunner } from './jobs/queue.ts';
import { deleteUnconfirmedBefore } from './newsletter/queries.ts';
import { CONFIRM_WITHIN_DAYS } from './newsletter/rules.ts';
import { deleteEndedWindows } from './rate-limits/queries.ts';
import type { SecretBox } from './secrets/secret-box.ts';

const EVERY_HOUR = '17 * * * *';
const EVERY_DAY = '41 3 * * *';

/** Everything that this process does in the background. Without a transport, mails wait in the outbox. */
export async function startWorkers(
  jobs: JobRunner,
  {
    config,
    db,
    secrets,
    transport,
    now,
  }: {
    config: Config;
    db: Db;
    secrets: SecretBox;
    transport: MailTransport | undefined;
    now: () => Date;
  },
): Promise<void> {
  if (transport) {
    const { publicUrl } = config.server;
    const recordsSecrets = config.showsMail;
    await jobs.work('send-email', ({ emailId }) =>
      sendEmail({ db, secrets, transport, now, publicUrl, recordsSecrets }, emailId),
    );
  }
  await jobs.work('delete-ended-rate-limits', () => deleteEndedWindows(db));
  await jobs.schedule('delete-ended-rate-limits', EVERY_HOUR);
  await jobs.work('delete-unconfirmed-subscribers', () =>
    deleteUnconfirmedBefore(db, subDays(now(), CONFIRM_WITHIN_DAYS)),
  );
  await jobs.schedule('delete-unconfirmed-subscribers', EVERY_DAY);
  if (config.identity.kind === 'local') {
    await jobs.work('clean-up-local-pool', () => cleanUpLocalPool(db, now()));
    await jobs.schedule('clean-up-local-pool', EVERY_HOUR);
  }
}
