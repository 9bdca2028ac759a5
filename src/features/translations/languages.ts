import type { z } from 'zod';
import { inTransaction } from '../../../db/in-transaction.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { isLanguage, LANGUAGES, languageName } from '../../../messages/messages.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { englishName } from '../../platform/languages/name-rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listSiteLanguages, listSpokenLanguages, saveSiteLanguage } from './queries.ts';
import { countStates } from './read-translation.ts';
import type { changeLanguageInput, siteLanguageSchema } from './schema.ts';

type Deps = Pick<Context, 'db' | 'translatables'>;

/** The further languages that the release has texts for, as the firm has set them. */
export async function listLanguages(deps: Deps): Promise<z.input<typeof siteLanguageSchema>[]> {
  const rows = await listSiteLanguages(deps.db);
  const spoken = await listSpokenLanguages(deps.db);
  return Promise.all(
    LANGUAGES.filter((language) => language !== MAIN_LANGUAGE).map(async (language) => {
      const row = rows.find((each) => each.language === language);
      return {
        ...{ language, name: languageName(language) },
        isPublished: row?.isPublished ?? false,
        untranslated: row?.untranslated === 'hidden' ? ('hidden' as const) : ('original' as const),
        counts: await countStates(deps, language),
        isSpoken: spoken.includes(englishName(language)),
      };
    }),
  );
}

/** Publishes a language, or changes what it does with content that has no translation. */
export function changeLanguage(
  { db, user }: Deps & { user: User },
  { language, ...after }: z.output<typeof changeLanguageInput>,
): Promise<void> {
  if (language === MAIN_LANGUAGE || !isLanguage(language)) {
    throw invalidField('language', 'Must be a further language of the site');
  }
  return inTransaction(db, async (tx) => {
    const rows = await listSiteLanguages(tx);
    const found = rows.find((each) => each.language === language);
    const before = {
      isPublished: found?.isPublished ?? false,
      untranslated: found?.untranslated === 'hidden' ? ('hidden' as const) : ('original' as const),
    };
    await saveSiteLanguage(tx, { language, ...after });
    await logChange(tx, user.username, 'language.change', ['site_languages', language], {
      before,
      after,
    });
  });
}
