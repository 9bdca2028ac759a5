import { isDeepStrictEqual } from 'node:util';
import { withFirmFigures } from '../calculator-rules.ts';
import type { From, ResolvedPack } from '../resolve-pack.ts';
import { OVERRIDES } from './override-schema.ts';
import type { ReviewRows } from './queries.ts';
import { type ItemKind, type ItemState, itemKey } from './rules.ts';

/** A pack as the firm has changed it, with the state of each item. */
export type ReviewedPack = ResolvedPack & { stateOf: (kind: ItemKind, id: string) => ItemState };

/** Applies what the firm says instead of a pack, and finds out what an attorney has confirmed of the result. */
export function applyReview(pack: ResolvedPack, rows: ReviewRows): ReviewedPack {
  const overrideOf = <Kind extends keyof typeof OVERRIDES>(
    kind: Kind,
    id: string,
    from: string,
  ) => {
    const row = rows.overrides.find(
      (each) => each.pack === from && each.item === itemKey(kind, id),
    );
    // A value of another release that no longer fits is as if there were none.
    return row && OVERRIDES[kind].safeParse(row.value).data;
  };
  const changed: ResolvedPack = {
    ...pack,
    statements: pack.statements.flatMap((statement) => {
      const own = overrideOf('statement', statement.id, statement.from);
      if (!own || !('text' in own)) return [statement];
      return own.text === null ? [] : [{ ...statement, text: own.text }];
    }),
    findings: Object.fromEntries(
      Object.entries(pack.findings).map(([id, finding]) => {
        const own = overrideOf('finding', id, finding.from);
        return [id, own && 'isOn' in own ? { ...finding, isOn: own.isOn } : finding];
      }),
    ),
    calculators: pack.calculators.map((calculator) => {
      const own = overrideOf('calculator', calculator.id, calculator.from);
      return own && 'ranges' in own ? withFirmFigures(calculator, own) : calculator;
    }),
  };
  return { ...changed, stateOf: (kind, id) => stateOf(changed, rows, kind, id) };
}

function stateOf(pack: ResolvedPack, rows: ReviewRows, kind: ItemKind, id: string): ItemState {
  if (kind === 'finding') return 'advice';
  const item = findItem(pack, kind, id);
  if (item && 'isGiven' in item && item.isGiven) return 'given';
  const confirmation = rows.confirmations.find(
    (row) => row.pack === item?.from && row.item === itemKey(kind, id),
  );
  if (!item || !confirmation) return 'unconfirmed';
  return isDeepStrictEqual(confirmation.content, contentOf(item)) ? 'confirmed' : 'changed';
}

/** An item as it is confirmed: as JSON, because it is compared with a stored one. */
export const contentOf = ({ from: _, ...content }: From<object>): object =>
  JSON.parse(JSON.stringify(content));

/** An item of a pack by its kind and id. */
export function findItem(pack: ResolvedPack, kind: ItemKind, id: string) {
  switch (kind) {
    case 'statement':
      return pack.statements.find((each) => each.id === id);
    case 'calculator':
      return pack.calculators.find((each) => each.id === id);
    case 'holidays':
      return pack.holidays.find((each) => each.id === id);
    case 'finding':
      return pack.findings[id];
  }
}
