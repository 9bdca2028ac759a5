import { LANGUAGES } from '../../../../messages/messages.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { addPrepared } from './add-prepared.ts';

/** For staff of a site that stands: `addPrepared` as drafts, with an audit entry if it added any. Throws `language_not_found`. */
export async function addPreparedTexts(
  { db, user, translatables }: Pick<Context, 'db' | 'translatables'> & { user: User },
  tag: string,
): Promise<{ added: number }> {
  const language = LANGUAGES.find((each) => each === tag);
  if (!language) throw notFound('language', 'The product does not have this language.');
  return db.transaction().execute(async (tx) => {
    const added = await addPrepared({ db: tx, translatables }, { language, isPublished: false });
    if (added > 0) {
      await logChange(tx, user.username, 'translation.prepare', ['site_languages', language], {
        after: { added },
      });
    }
    return { added };
  });
}
