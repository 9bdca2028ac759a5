import type { Db } from '../../../../db/client.ts';
import { getFirmSettings } from '../../firm/queries.ts';
import { sampleClaimsOf } from '../../firm/remove-sample-claims.ts';
import { countSampleRows } from './queries.ts';
import type { SampleCounts } from './schema.ts';

/** How much demo content the site still has. */
export async function countSamples(db: Db): Promise<SampleCounts> {
  const [rows, { claims }] = await Promise.all([countSampleRows(db), getFirmSettings(db)]);
  return { ...rows, claims: sampleClaimsOf(claims).length };
}
