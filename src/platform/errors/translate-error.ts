import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { type Language, messagesIn } from '../../../messages/messages.ts';
import type { ApiError } from './api-error.ts';
import type { FieldErrors } from './errors.ts';
import { type Texts, translateText } from './known-text-rules.ts';

type Shown = Pick<ApiError, 'reason' | 'message' | 'fieldErrors'>;

/**
 * An error in the language of its request. Its code, and everything else that programs read, stays. Errors are thrown
 * with English texts of the catalogue, which are recognized here with their values; a text that is not in the catalogue is
 * replaced by that of the error's code.
 */
export function translateError<E extends Shown>(error: E, language: Language): E {
  if (language === MAIN_LANGUAGE) return error;
  const { errors } = messagesIn(language);
  const fieldErrors = error.fieldErrors && translateFields(error.fieldErrors, language);
  const message =
    translate(error.message, language) ??
    (fieldErrors && messageOf(fieldErrors)) ??
    textOfCode(error.reason, errors) ??
    errors.other;
  return { ...error, message, ...(fieldErrors && { fieldErrors }) };
}

/** The message of an error about fields: what is wrong with each. */
export const messageOf = (fieldErrors: FieldErrors): string =>
  Object.entries(fieldErrors)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('; ');

function translateFields(fields: FieldErrors, language: Language): FieldErrors {
  const { notValid } = messagesIn(language).validation;
  return Object.fromEntries(
    Object.entries(fields).map(([field, texts]) => {
      const others = texts.map((text) => translate(text, language) ?? notValid);
      return [field, [...new Set(others)]];
    }),
  );
}

function textOfCode(reason: string, errors: Texts): string | undefined {
  const text = errors[reason.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
  return typeof text === 'string' ? text : undefined;
}

/** An English text of the catalogue in another language; undefined if the catalogue does not have it. */
function translate(text: string, language: Language): string | undefined {
  const [from, to] = [messagesIn(MAIN_LANGUAGE), messagesIn(language)];
  return (
    translateText(text, from.validation, to.validation) ??
    translateText(text, from.errors, to.errors)
  );
}
