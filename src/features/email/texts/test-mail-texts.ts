import { randomUUID } from 'node:crypto';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../enqueue-queries.ts';
import type { MailTextsInput } from './schema.ts';

/**
 * Sends a test mail with these texts and sample facts to the user who asks for it. The texts are not saved. Throws
 * `no_address` if the user's account has no e-mail address.
 */
export async function testMailTexts(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { kind, texts }: MailTextsInput,
) {
  const to = user.email;
  if (!to) throw new DomainError('conflict', 'no_address', 'Your account has no e-mail address.');
  await db.transaction().execute(async (tx) => {
    const id = randomUUID();
    await enqueueEmails(tx, [
      {
        ...{ kind, toEmail: to, toName: '' },
        payload: { id, sampleTexts: texts, isFromStaff: true },
        dedupeKey: `mail_text_test:${id}`,
      },
    ]);
    await logChange(tx, user.username, 'mail_text.test', ['mail_texts', kind], {
      after: { kind, to },
    });
  });
  return { to };
}
