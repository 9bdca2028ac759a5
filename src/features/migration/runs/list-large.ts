import type { RowItems } from '../dynamodb/items.ts';
import { MAX_LISTED } from '../rules.ts';
import type { Estimate } from '../schema.ts';

/** Lists a row that is compressed or refused, up to `MAX_LISTED` of each. */
export function listLarge(
  found: Pick<Estimate, 'compressed' | 'refused'>,
  listed: Estimate['compressed'][number],
  made: RowItems,
): void {
  if (made.kind === 'refused') {
    if (found.refused.length < MAX_LISTED) found.refused.push({ ...listed, reason: made.reason });
  } else if (made.kind === 'compressed' && found.compressed.length < MAX_LISTED) {
    found.compressed.push(listed);
  }
}
