import { resolvePack } from '../../jurisdictions/resolve-pack.ts';
import type { AdvertisingLaw } from '../finding.ts';

/** The law of a firm with an office in each of these jurisdictions. */
export const lawOf = (packs: readonly string[], areas: readonly string[] = []): AdvertisingLaw => ({
  findings: packs.map((id) => resolvePack(id).findings),
  areas,
});
