import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import type { Language } from '../../../../messages/messages.ts';
import { isShown } from '../shown-statements.ts';
import type { Statement } from '../unite-packs.ts';
import { wordingIn } from '../wordings/every-wording.ts';
import { translatePack } from '../wordings/translate-pack.ts';
import type { ReviewedPack } from './apply-review.ts';
import type { ReviewRows } from './queries.ts';
import { findWording, hasWords, statementText } from './wordings.ts';

/** A pack as pages in a language show it. */
export type SpokenPack = Omit<ReviewedPack, 'statements'> & { statements: readonly Statement[] };

export function packIn(language: Language, pack: ReviewedPack, rows: ReviewRows): SpokenPack {
  const wording = wordingIn(language);
  return {
    ...(wording ? translatePack(pack, wording) : pack),
    statements: pack.statements.map((each) => statementIn(language, pack, rows, each)),
  };
}

/** A statement without words in the language stays in the main one: what the law asks for is never left out. */
function statementIn(
  language: Language,
  pack: ReviewedPack,
  rows: ReviewRows,
  statement: ReviewedPack['statements'][number],
): Statement {
  const { id } = statement;
  const isConfirmed = pack.stateOf('statement', id) === 'confirmed';
  const original = { ...statement, language: MAIN_LANGUAGE, isConfirmed };
  if (language === MAIN_LANGUAGE) return original;
  if (!hasWords(statement.text)) return { ...original, language };
  const text = statementText(statement, rows, language);
  if (!text) return original;
  const state = findWording(pack, rows, { kind: 'statement', id, language })?.state;
  const worded = { ...statement, text, language, isConfirmed: state === 'confirmed' };
  return isShown(original) && !isShown(worded) ? original : worded;
}
