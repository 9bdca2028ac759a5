import type { Db } from '../../../db/client.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { whyNoCalculator } from '../jurisdictions/why-no-calculator.ts';
import type { ComponentKey } from './rules.ts';

/** Why visitors do not see components although staff show them, in words for staff. */
export async function findWhyNotShown(db: Db): Promise<Partial<Record<ComponentKey, string>>> {
  const why = whyNoCalculator(await getLaw(db));
  return why === null ? {} : { probate_calculator: why };
}
