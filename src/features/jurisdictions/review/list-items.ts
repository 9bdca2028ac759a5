import type { Language } from '../../../../messages/messages.ts';
import { chainOf } from '../resolve-pack.ts';
import { findItem } from './apply-review.ts';
import { formerLines, linesOf } from './item-lines.ts';
import { type Pair, wordingsOf } from './list-wordings.ts';
import type { ReviewRows } from './queries.ts';
import { reviewedAs } from './reviewed.ts';
import { type ItemKind, itemKey } from './rules.ts';
import type { ReviewItem } from './schema.ts';

/** All items of a pack in the order in which staff review them, with what the firm has changed and confirmed. */
export function listItems(
  { released, shown }: Pair,
  rows: ReviewRows,
  /** The further ones that are published. */
  languages: readonly Language[],
) {
  const item = (kind: ItemKind, id: string, title: string) =>
    reviewItem({ released, shown }, rows, { kind, id, title, languages });
  return [
    ...released.statements.map(({ id, place }) => item('statement', id, PLACE_TITLES[place])),
    ...released.calculators.map(({ id }) => item('calculator', id, 'Calculator')),
    ...released.holidays.map(({ id, title }) => item('holidays', id, title)),
    ...Object.keys(released.findings).map((id) => item('finding', id, checkTitle(id))),
  ];
}

/** `Outcome guarantee` for the check `outcome-guarantee`. */
const checkTitle = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

const PLACE_TITLES = {
  home: 'On the home page',
  everyPage: 'On every page',
  everyMail: 'In every mail',
  advertisingSubject: 'Subject of advertising issues',
  advertisingMail: 'In advertising issues',
  besideReviews: 'Beside reviews',
  besideArticles: 'Below articles',
} as const;

function reviewItem(
  { released, shown }: Pair,
  rows: ReviewRows,
  {
    kind,
    id,
    title,
    languages,
  }: { kind: ItemKind; id: string; title: string; languages: readonly Language[] },
): Omit<ReviewItem, 'isReviewDue'> {
  const original = findItem(released, kind, id);
  if (!original) throw new Error(`The pack ${released.id} has no ${kind} ${id}`);
  const key = itemKey(kind, id);
  const current = findItem(shown, kind, id);
  const state = shown.stateOf(kind, id);
  const { rule, source, asOf, sure } = original;
  return {
    ...{ pack: original.from, item: key, kind, title, rule, source, asOf, sure, state },
    reviewBy: reviewByOf(original),
    place: kind === 'statement' && 'place' in original ? original.place : null,
    isOn: current !== undefined && !('isOn' in current && !current.isOn),
    lines: current ? linesOf(kind, current, released.formats) : [],
    days: current && 'days' in current ? current.days.length : 0,
    ...reviewedAs(rows, {
      ...{ pack: original.from, item: key },
      released: () => linesOf(kind, original, released.formats),
      former: (content) =>
        state === 'changed' ? formerLines(kind, content, released.formats) : null,
    }),
    ...wordingsOf({ released, shown }, rows, { kind, id, languages }),
    ranges:
      current && 'parts' in current
        ? current.parts.flatMap((part) =>
            part.kind === 'range'
              ? [
                  {
                    id: part.id,
                    label: part.label,
                    unit: part.unit,
                    low: part.low,
                    high: part.high,
                  },
                ]
              : [],
          )
        : [],
  };
}

/** The day by which the release wanted to look at an item again: its own, or that of its pack. */
const reviewByOf = (item: { from: string; reviewBy?: string }): string =>
  item.reviewBy ?? chainOf(item.from).at(-1)?.reviewBy ?? '';
