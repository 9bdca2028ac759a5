import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { LANGUAGES, languageName } from '../../../messages/messages.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findTranslation, listSiteLanguages } from './queries.ts';
import { requireOriginal, stateOf } from './read-translation.ts';

/** How one original stands in each further language. Throws `translation_not_found`. */
export async function listTranslationsOf(
  deps: Pick<Context, 'db' | 'translatables'>,
  id: { entity: string; key: string },
) {
  const { of, original } = await requireOriginal(deps.db, deps, { ...id, language: MAIN_LANGUAGE });
  const settings = await listSiteLanguages(deps.db);
  return Promise.all(
    LANGUAGES.filter((language) => language !== MAIN_LANGUAGE).map(async (language) => {
      const row = await findTranslation(deps.db, { ...id, language });
      const setting = settings.find((each) => each.language === language);
      return {
        ...{ language, name: languageName(language) },
        isLanguagePublished: setting?.isPublished ?? false,
        state: stateOf(of, original, row),
        isPublished: row?.isPublished ?? false,
      };
    }),
  );
}
