import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../../../messages/messages.ts';
import type { From, ResolvedPack } from '../resolve-pack.ts';
import { wordingIn } from '../wordings/every-wording.ts';
import { textsOfCalculator, translateCalculator } from '../wordings/translate-pack.ts';
import { contentOf } from './apply-review.ts';
import { wordingOverride } from './override-schema.ts';
import type { ReviewRows } from './queries.ts';
import { type ItemKind, type ItemState, itemKey } from './rules.ts';

/** What an item that the public sees says in a further language, and whether an attorney has confirmed that. */
export type ItemWording = {
  /** Its texts, each beside the original. */
  lines: { original: string; text: string }[];
  /** What a confirmation stores: the item in both languages, so that a change of either opens it again. */
  content: object;
  state: Extract<ItemState, 'unconfirmed' | 'confirmed' | 'changed'>;
};

/** The kinds of items that the public reads. */
export const WORDED_KINDS = ['statement', 'calculator'] as const satisfies ItemKind[];
type WordedKind = (typeof WORDED_KINDS)[number];

type Wanted = { kind: WordedKind; id: string; language: Language };

/** The wording of an item in a language; undefined if it has none there, or no words at all. */
export function findWording(
  pack: ResolvedPack,
  rows: ReviewRows,
  { kind, id, language }: Wanted,
): ItemWording | undefined {
  const found =
    kind === 'statement'
      ? wordStatement(pack, rows, id, language)
      : wordCalculator(pack, id, language);
  if (!found) return undefined;
  const { original, item, lines } = found;
  const content = { original: contentOf(original), wording: contentOf(item) };
  const confirmation = rows.confirmations.find(
    (row) => row.pack === original.from && row.item === itemKey(kind, id, language),
  );
  return { lines, content, state: stateOf(confirmation, content) };
}

const stateOf = (confirmation: { content: unknown } | undefined, content: object) => {
  if (!confirmation) return 'unconfirmed';
  return isDeepStrictEqual(confirmation.content, content) ? 'confirmed' : 'changed';
};

function wordStatement({ statements }: ResolvedPack, rows: ReviewRows, id: string, to: Language) {
  const original = statements.find((each) => each.id === id);
  const text = original && statementText(original, rows, to);
  if (!text) return undefined;
  const item = { ...original, text };
  return { original, item, lines: [{ original: original.text, text }] };
}

/** Whether a text has words, and not only facts of the firm, which are the same in each language. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** What a statement says in a language: the firm's own words, or those of the release. */
export function statementText(
  { id, text, from }: ResolvedPack['statements'][number],
  { overrides }: ReviewRows,
  language: Language,
): string | undefined {
  if (!hasWords(text)) return undefined;
  const key = itemKey('statement', id, language);
  const own = overrides.find((row) => row.pack === from && row.item === key);
  const value = own && wordingOverride.safeParse(own.value).data;
  return value?.text ?? wordingIn(language)?.texts.get(text);
}

function wordCalculator({ calculators }: ResolvedPack, id: string, to: Language) {
  const original = calculators.find((each) => each.id === id);
  const texts = wordingIn(to)?.texts;
  if (!original || !texts) return undefined;
  const translate = (text: string) => texts.get(text) ?? text;
  const lines = textsOfCalculator(original).map((text) => ({
    original: text,
    text: translate(text),
  }));
  return { original, item: translateCalculator<From<typeof original>>(original, translate), lines };
}
