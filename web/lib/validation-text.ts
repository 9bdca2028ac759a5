import * as english from '../../messages/en/validation.ts';
import { MAIN_LANGUAGE } from '../../messages/main-language.ts';
import { translateText } from '../../src/platform/errors/known-text-rules.ts';
import { language, m } from './messages.ts';

/** What a schema, whose texts are English, says about a field, in the language of the page. */
export function validationText(text: string): string {
  // Known to the build, so that the scripts for the main language have no code for others.
  if (import.meta.env.IS_MAIN_LANGUAGE || language() === MAIN_LANGUAGE) return text;
  return translateText(text, english, m.validation) ?? m.validation.notValid;
}
