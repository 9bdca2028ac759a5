import type { Db } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { findPlaces } from './queries.ts';
import { packFor } from './resolve-pack.ts';
import { applyReview } from './review/apply-review.ts';
import { packIn } from './review/pack-in.ts';
import { listReviewRows } from './review/queries.ts';
import { type Law, unitePacks } from './unite-packs.ts';

/**
 * The law that applies to the firm, by the addresses of its offices, as the firm and its attorneys have reviewed it. What
 * the public reads of it is in `language`; a statement without a text in it is in the main one, and says so.
 */
export async function getLaw(db: Db, language: Language = MAIN_LANGUAGE): Promise<Law> {
  const [{ country, regions }, rows] = await Promise.all([findPlaces(db), listReviewRows(db)]);
  const [region = '', ...others] = regions;
  const packOf = (of: string) =>
    packIn(language, applyReview(packFor({ country, region: of }), rows), rows);
  return unitePacks([packOf(region), ...others.map(packOf)]);
}
