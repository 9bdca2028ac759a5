import type { AdvertisingText } from '../advertising/finding.ts';
import { textsOf } from './text-rules.ts';
import type { Original, Translatable } from './translatable.ts';

/** The texts of a translation that visitors read, for the checks of advertising law; none if it is not published. */
export const translationTexts = (
  { textKeys, htmlKeys }: Pick<Translatable, 'textKeys' | 'htmlKeys'>,
  { name }: Pick<Original, 'name'>,
  language: string,
  translation: { content: unknown; isPublished: boolean } | undefined,
): AdvertisingText[] =>
  translation?.isPublished
    ? textsOf(translation.content, textKeys).map(({ path, text }) => ({
        ...{ item: name, language, field: `texts.${path}`, text },
        isHtml: htmlKeys.has(path.split('.').at(-1) ?? ''),
      }))
    : [];
