import { randomUUID } from 'node:crypto';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { isStaffAddress } from '../../staff/queries.ts';
import { getLetter } from './get-letter.ts';
import type { TestLetterInput } from './schema.ts';

/** Mails a letter to somebody who has access to the back office. Throws `letter_not_found` or `invalid_input`. */
export async function sendTestLetter(
  { db, user }: Pick<Context, 'db'> & { user: User },
  { id, to }: TestLetterInput,
) {
  await getLetter(db, id);
  if (!(await isStaffAddress(db, to)))
    throw invalidField('to', 'Must be the address of somebody with access to the back office');
  await db.transaction().execute(async (tx) => {
    await enqueueEmails(tx, [
      {
        kind: 'newsletter_letter_test',
        toEmail: to,
        toName: '',
        payload: { id },
        dedupeKey: `newsletter_letter_test:${randomUUID()}`,
      },
    ]);
    await logChange(tx, user.username, 'letter.test', ['letters', id], { after: { to } });
  });
  return { to };
}
