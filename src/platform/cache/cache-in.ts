import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import type { ContentCache } from './content-cache.ts';

/** The same cache for requests in a language: their answers are apart from those in other languages. */
export const cacheIn = (language: Language, cache: ContentCache): ContentCache =>
  language === MAIN_LANGUAGE
    ? cache
    : { answer: (question, ...rest) => cache.answer(`${language} ${question}`, ...rest) };
