import type { Db } from '../../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { addressInLanguage } from '../../../../messages/messages.ts';
import { listPublishedLanguages } from '../../../platform/languages/published-queries.ts';
import { listPathsIn } from '../../translations/queries.ts';
import type { PublicPath } from './public-paths.ts';

/** A public page in a further language, which may leave it out or have it under another address: see `untranslated`. */
type LanguagePath = PublicPath & { isLeftOutUnlessShown: true };

/** Paths in the published further languages, with those that translations have there. */
export async function listLanguagePaths(
  db: Db,
  paths: readonly PublicPath[],
): Promise<LanguagePath[]> {
  const languages = (await listPublishedLanguages(db)).filter((each) => each !== MAIN_LANGUAGE);
  const inEach = await Promise.all(
    languages.map(async (language) => [
      ...paths.map(({ path }) => addressInLanguage(language, path)),
      ...(await listPathsIn(db, language)).map((path) => `/${language}${path}`),
    ]),
  );
  // When a translation changes, so does the page, whatever its article says.
  return [...new Set(inEach.flat())].map((path) => ({ path, isLeftOutUnlessShown: true }));
}
