import { findItem, type ReviewedPack } from './apply-review.ts';
import { ITEM_LINES } from './item-lines.ts';
import type { ReviewRows } from './queries.ts';
import { type ItemKind, itemKey } from './rules.ts';
import type { ReviewItem } from './schema.ts';

type Pair = {
  /** The pack of the release. */
  released: ReviewedPack;
  /** The same as the firm has changed it. */
  shown: ReviewedPack;
};

/** All items of a pack in the order in which staff review them, with what the firm has changed and confirmed. */
export function listItems({ released, shown }: Pair, rows: ReviewRows) {
  const item = (kind: ItemKind, id: string, title: string) =>
    reviewItem({ released, shown }, rows, { kind, id, title });
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
  { kind, id, title }: { kind: ItemKind; id: string; title: string },
): ReviewItem {
  const original = findItem(released, kind, id);
  if (!original) throw new Error(`The pack ${released.id} has no ${kind} ${id}`);
  const key = itemKey(kind, id);
  const isOwn = (row: { pack: string; item: string }) =>
    row.pack === original.from && row.item === key;
  const override = rows.overrides.find(isOwn);
  const confirmation = rows.confirmations.find(isOwn);
  const current = findItem(shown, kind, id);
  const state = shown.stateOf(kind, id);
  const { rule, source, asOf, sure } = original;
  return {
    ...{ pack: original.from, item: key, kind, title, rule, source, asOf, sure, state },
    place: kind === 'statement' && 'place' in original ? original.place : null,
    isOn: current !== undefined && !('isOn' in current && !current.isOn),
    lines: current ? linesOf(kind, current) : [],
    override: override
      ? {
          lines: linesOf(kind, original),
          value: override.value,
          reason: override.reason,
          changedBy: override.changedBy,
          changedAt: override.updatedAt,
        }
      : null,
    confirmation: confirmation
      ? {
          attorney: confirmation.attorney,
          barNumber: confirmation.barNumber,
          version: confirmation.version,
          confirmedBy: confirmation.confirmedBy,
          confirmedAt: confirmation.updatedAt,
          lines: state === 'changed' ? formerLines(kind, confirmation.content) : null,
        }
      : null,
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

const linesOf = (kind: ItemKind, item: object): string[] =>
  (ITEM_LINES[kind] as (item: object) => string[])(item);

/** What was confirmed, if this release still knows its form. */
function formerLines(kind: ItemKind, content: unknown): string[] {
  try {
    return linesOf(kind, content as object);
  } catch {
    return ['What was confirmed has another form than in this release.'];
  }
}
