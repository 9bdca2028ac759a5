import type { Db } from '../../../db/client.ts';
import { getQuickExitSettings, listPathsOfAreas } from './queries.ts';
import { EXPLANATION_PATH, PLACES, type QuickExit } from './rules.ts';

/** Where public pages offer the quick exit, and where it leads. */
export async function findQuickExit(db: Db): Promise<QuickExit & { paths: string[] }> {
  const { places, practiceAreas, neutralUrl } = await getQuickExitSettings(db);
  const ofPlaces = PLACES.filter(({ key }) => places.includes(key)).flatMap(({ key, path }) =>
    // The page on which a client pays is a step of the booking.
    key === 'booking' ? [path, '/payment'] : path,
  );
  const ofAreas = practiceAreas.length > 0 ? await listPathsOfAreas(db, practiceAreas) : [];
  const paths = [...ofPlaces, ...ofAreas];
  return { href: neutralUrl, paths: paths.length > 0 ? [...paths, EXPLANATION_PATH] : [] };
}
