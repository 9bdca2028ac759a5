import type { Db } from '../../../db/client.ts';
import { findPlaces } from './queries.ts';
import { packIdFor, type ResolvedPack, resolvePack } from './resolve-pack.ts';
import { type Law, unitePacks } from './unite-packs.ts';

/** The law that applies to the firm, by the addresses of its offices. */
export async function getLaw(db: Db): Promise<Law> {
  const { country, regions } = await findPlaces(db);
  const ids = new Set(regions.map((region) => packIdFor({ country, region })));
  const [main, ...others] = [...ids].map(resolvePack);
  return unitePacks([main ?? resolvePack(packIdFor({ country, region: '' })), ...others] satisfies [
    ResolvedPack,
    ...ResolvedPack[],
  ]);
}
