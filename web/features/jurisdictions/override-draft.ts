import type { ReviewedItem } from './law-section.tsx';

type RangeDraft = {
  id: string;
  label: string;
  unit: 'amount' | 'rate';
  low: number | string;
  high: number | string;
};

export type OverrideDraft = {
  text: string;
  isOn: boolean;
  ranges: RangeDraft[];
  reason: string;
};

/** The values of the form for an item as it is. A rate is edited in percent. */
export function draftOf({ isOn, lines, ranges, override }: ReviewedItem): OverrideDraft {
  const shown = (unit: RangeDraft['unit'], value: number | null) =>
    value === null ? '' : unit === 'rate' ? Number((value * 100).toFixed(6)) : value;
  return {
    // A statement that is left out begins with the words of the release.
    text: (lines.length > 0 ? lines : (override?.lines ?? [])).join('\n'),
    isOn,
    ranges: ranges.map(({ id, label, unit, low, high }) => ({
      ...{ id, label, unit },
      low: shown(unit, low),
      high: shown(unit, high),
    })),
    reason: '',
  };
}

/** The value of the override, in the form that its kind asks for. */
export function overrideOf({ kind }: ReviewedItem, { text, isOn, ranges }: OverrideDraft) {
  if (kind === 'finding') return { isOn };
  if (kind === 'statement') return { text: isOn ? text : null };
  const stored = (unit: RangeDraft['unit'], value: number | string) =>
    unit === 'rate' && typeof value === 'number' ? value / 100 : value;
  return {
    ranges: Object.fromEntries(
      ranges.map(({ id, unit, low, high }) => [
        id,
        { unit, low: stored(unit, low), high: stored(unit, high) },
      ]),
    ),
  };
}
