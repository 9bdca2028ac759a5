import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { notFound } from '../../platform/errors/errors.ts';
import {
  readLanguage,
  requireLanguage,
  storedLanguage,
} from '../../platform/languages/client-language.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { lockLanguage, updateLanguage } from './queries.ts';
import type { LanguageRecord } from './rules.ts';
import type { ChangeLanguageInput } from './schema.ts';

const ENTITIES = {
  message: 'contact_submissions',
  appointment: 'appointments',
  subscriber: 'newsletter_subscribers',
} as const;

/**
 * Sets the language in which a client is written to about a record: in mails that have not been sent, files and pages.
 * Idempotent. Throws `message_not_found`, `appointment_not_found`, `subscriber_not_found` and `invalid_input`.
 */
export function changeLanguage(
  { db, user }: Pick<Context, 'db'> & { user: User },
  kind: LanguageRecord,
  { id, ...input }: ChangeLanguageInput,
): Promise<{ id: string; language: string }> {
  const language = requireLanguage(input.language);
  return db.transaction().execute(async (tx) => {
    const record = await lockLanguage(tx, kind, id);
    if (!record) throw notFound(kind, `There is no such ${kind}.`);
    const before = readLanguage(record.clientLanguage);
    if (before === language) return { id, language };
    await updateLanguage(tx, kind, { id, clientLanguage: storedLanguage(language) });
    await logChange(tx, user.username, 'client-language.change', [ENTITIES[kind], id], {
      before: { language: before },
      after: { language },
    });
    return { id, language };
  });
}
