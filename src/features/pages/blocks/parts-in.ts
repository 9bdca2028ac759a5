import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import type { Language } from '../../../../messages/messages.ts';
import { linksIn } from '../../../platform/languages/links-in.ts';
import type { PagePart } from './parts-schema.ts';

/** The parts of a page in a language: their links lead to its pages, and those of an original are marked as such. */
export function partsIn(
  language: Language,
  parts: readonly PagePart[],
  { pathOf, isOriginal }: { pathOf: (path: string) => string; isOriginal: boolean },
): PagePart[] {
  if (language === MAIN_LANGUAGE) return [...parts];
  return parts.map((part) => ({
    ...part,
    ...('html' in part && { html: linksIn(language, part.html, pathOf) }),
    ...(isOriginal && { lang: MAIN_LANGUAGE }),
  }));
}
