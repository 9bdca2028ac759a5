import { addressInLanguage, languageName, messagesIn } from '../../../messages/messages.ts';
import { listPublishedLanguages } from '../../platform/languages/published-queries.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { EMBEDS } from './frame-rules.ts';
import type { EmbedLanguage } from './schema.ts';

/** The published languages, the main one first, with the pages that can be embedded as they are called in each. */
export async function listEmbedLanguages({ db }: Pick<Context, 'db'>): Promise<EmbedLanguage[]> {
  const languages = await listPublishedLanguages(db);
  return languages.map((language) => {
    const { bookingTitle, calculatorTitle } = messagesIn(language).embed;
    const titles = { booking: bookingTitle, calculator: calculatorTitle };
    return {
      ...{ language, name: languageName(language) },
      // The root has a slash at its end.
      prefix: addressInLanguage(language, '/').replace(/\/$/, ''),
      links: EMBEDS.map(({ key, page }) => ({
        ...{ show: key, page: addressInLanguage(language, page), title: titles[key] },
      })),
    };
  });
}
