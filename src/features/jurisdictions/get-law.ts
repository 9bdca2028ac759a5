import type { Db } from '../../../db/client.ts';
import { findPlaces } from './queries.ts';
import { packFor } from './resolve-pack.ts';
import { type Law, unitePacks } from './unite-packs.ts';

/** The law that applies to the firm, by the addresses of its offices. */
export async function getLaw(db: Db): Promise<Law> {
  const { country, regions } = await findPlaces(db);
  const [region = '', ...others] = regions;
  return unitePacks([
    packFor({ country, region }),
    ...others.map((other) => packFor({ country, region: other })),
  ]);
}
