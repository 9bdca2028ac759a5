import type { Db } from '../../../db/client.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import type { AdvertisingLaw } from './finding.ts';
import { listOfferedAreas } from './queries.ts';

/** What the checks need to know about the firm. */
export async function getAdvertisingLaw(db: Db): Promise<AdvertisingLaw> {
  const { findings } = await getLaw(db);
  return { findings, areas: await listOfferedAreas(db) };
}
