import type { Db } from '../../../db/client.ts';
import { findPlaces } from './queries.ts';
import { packFor } from './resolve-pack.ts';
import { applyReview } from './review/apply-review.ts';
import { listReviewRows } from './review/queries.ts';
import { type Law, unitePacks } from './unite-packs.ts';

/** The law that applies to the firm, by the addresses of its offices, as the firm and its attorneys have reviewed it. */
export async function getLaw(db: Db): Promise<Law> {
  const [{ country, regions }, rows] = await Promise.all([findPlaces(db), listReviewRows(db)]);
  const [region = '', ...others] = regions;
  const packOf = (of: string) => applyReview(packFor({ country, region: of }), rows);
  return unitePacks([packOf(region), ...others.map(packOf)]);
}
