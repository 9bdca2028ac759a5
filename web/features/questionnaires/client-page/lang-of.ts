import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import type { Texts } from '../../../../src/features/questionnaires/rules.ts';
import { language } from '../../../lib/messages.ts';

/** The language of a text that the firm has not translated into that of the page. */
export const langOf = (texts: Texts): string | undefined =>
  texts[language()] ? undefined : MAIN_LANGUAGE;
