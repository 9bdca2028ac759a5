import type { Db } from '../../../../db/client.ts';
import { PACKS } from '../every-pack.ts';
import { findPlaces } from '../queries.ts';
import { packFor, type ResolvedPack } from '../resolve-pack.ts';
import type { FieldLabels } from './schema.ts';

/** The labels of each country; those of the firm's own country are those of its state. */
export async function listLabels(db: Db): Promise<Record<string, FieldLabels>> {
  const { country: own, regions } = await findPlaces(db);
  const countries = new Set(PACKS.flatMap(({ country }) => country ?? []));
  return Object.fromEntries(
    [...countries].map((country) => [
      country,
      labelsOf(packFor({ country, region: country === own ? (regions[0] ?? '') : '' })),
    ]),
  );
}

const labelsOf = ({ words, formats }: ResolvedPack): FieldLabels => ({
  postalCode: words.postalCode,
  region: words.region,
  barNumber: words.barNumber,
  callingCode: formats.callingCode,
});
