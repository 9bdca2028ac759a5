import path from 'node:path';
import { cloneWithLanguages } from './clone.ts';
import { PSEUDO, pseudoPath, pseudoText } from './pseudo.ts';
import { TEXTS } from './vietnamese.ts';
import { writeCatalogue } from './write-catalogue.ts';

export { PSEUDO };
export const VIETNAMESE = 'vi';

/**
 * A clone of this checkout with two more languages: the pseudo-language, and Vietnamese, of which this repository has some
 * texts; the others are pseudo texts. Each is a folder of the catalogue and nothing else.
 */
export const addFurtherLanguages = () =>
  cloneWithLanguages(async (messages) => {
    for (const { language, name, texts } of [
      { language: PSEUDO, name: '«Pseudo»', texts: {} },
      { language: VIETNAMESE, name: 'Tiếng Việt', texts: TEXTS },
    ]) {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      await writeCatalogue(path.join(messages, language), {
        ...{ language, name },
        translate: ({ part, key }, text) =>
          (texts as Texts)[part]?.[key] ??
          (part === 'paths' ? pseudoPath(text) : pseudoText(text, pluralCategories)),
      });
    }
  });

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
