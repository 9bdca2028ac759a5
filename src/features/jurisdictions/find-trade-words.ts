import type { Db } from '../../../db/client.ts';
import { findPlaces } from './queries.ts';
import { packFor } from './resolve-pack.ts';
import type { TradeWords } from './words-rules.ts';

/** What lawyers are called where the main office is. */
export async function findTradeWords(db: Db): Promise<TradeWords> {
  const { country, regions } = await findPlaces(db);
  const [region = ''] = regions;
  return packFor({ country, region }).words;
}
