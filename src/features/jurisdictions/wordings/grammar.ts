import type { Language } from '../../../../messages/messages.ts';
import { withArticle } from '../words-rules.ts';
import { wordingIn } from './every-wording.ts';

/** A person with the indefinite article of a language: `an attorney`, `un abogado`. */
export const personIn = (language: Language, name: string): string =>
  wordingIn(language)?.grammar.aPerson.replace('{name}', name) ?? withArticle(name);

/** What words of a language become where they meet: `de el ` is `del `. */
export type Contractions = Readonly<Record<string, string>>;

/** The contractions where a field is filled in a text of this language; none in English. */
export const contractionsIn = (language: Language): Contractions =>
  wordingIn(language)?.grammar.contractions ?? {};

/** The word before a field, with its space, and the value of the field: `del Tribunal` for `de ` and `el Tribunal`. */
export function joined(before: string, value: string, contractions: Contractions): string {
  const text = before + value;
  const apart = Object.keys(contractions).find((words) => text.startsWith(words));
  return apart === undefined ? text : contractions[apart] + text.slice(apart.length);
}
