import type { Language } from '../../../../messages/messages.ts';
import type { MoneyFormats } from '../../../platform/text/money-rules.ts';
import { wordingIn } from '../wordings/every-wording.ts';
import { findItem, type ReviewedPack } from './apply-review.ts';
import { formerLines } from './item-lines.ts';
import type { ReviewRows } from './queries.ts';
import { reviewedAs } from './reviewed.ts';
import { type ItemKind, itemKey } from './rules.ts';
import type { ReviewWording } from './schema.ts';
import { findWording, hasWords, WORDED_KINDS } from './wordings.ts';

export type Pair = {
  /** The pack of the release. */
  released: ReviewedPack;
  /** The same as the firm has changed it. */
  shown: ReviewedPack;
};

type Wanted = { kind: ItemKind; id: string; languages: readonly Language[] };

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** What an item says in each further language; nothing for one that the public does not read or that has no words. */
export function wordingsOf(
  { released, shown }: Pair,
  rows: ReviewRows,
  { kind: of, id, languages }: Wanted,
): { wordings?: ReviewWording[] } {
  const kind = WORDED_KINDS.find((each) => each === of);
  const item = kind && findItem(shown, kind, id);
  if (!item || languages.length === 0 || ('text' in item && !hasWords(item.text))) return {};
  const original = findItem(released, kind, id);
  const wordings = languages.map((language): ReviewWording => {
    const wording = findWording(shown, rows, { kind, id, language });
    const key = itemKey(kind, id, language);
    const state = wording?.state ?? 'missing';
    return {
      ...{ language, name: NAMES.of(language) ?? language, item: key, state },
      lines: wording?.lines ?? [],
      ...reviewedAs(rows, {
        ...{ pack: item.from, item: key },
        released: () => releasedLines(language, original),
        former: (content) =>
          state === 'changed' ? formerWording(kind, content, shown.formats) : null,
      }),
    };
  });
  return { wordings };
}

const releasedLines = (language: Language, original: object | undefined): string[] => {
  const text = original && 'text' in original ? String(original.text) : '';
  const own = wordingIn(language)?.texts.get(text);
  return own === undefined ? [] : [own];
};

const formerWording = (kind: ItemKind, content: unknown, formats: MoneyFormats): string[] =>
  formerLines(kind, (content as { wording?: unknown }).wording, formats);
