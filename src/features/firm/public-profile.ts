import { displayHours } from './display-hours.ts';
import { publicOffices } from './offices/public-offices.ts';
import type { PicturedOffice } from './offices/queries.ts';
import { CLAIMS, NETWORKS, SAMPLE_SOURCE } from './rules.ts';
import type { FirmProfile, FirmRecord } from './schema.ts';

/** The public profile of the firm; the sources of its claims stay internal. */
export function publicProfile(
  firm: FirmRecord,
  offices: readonly PicturedOffice[] = [],
): FirmProfile {
  const { officeHours, claims, socialLinks, ...record } = firm;
  return {
    ...record,
    officeHours: displayHours(officeHours),
    offices: publicOffices(firm, offices),
    claims: {
      rating: claims.rating?.text ?? null,
      experience: claims.experience?.text ?? null,
      reply: claims.reply?.text ?? null,
    },
    sampleClaims: CLAIMS.filter((claim) => claims[claim]?.source === SAMPLE_SOURCE),
    socialLinks: socialLinks.map(({ network, url }) => ({
      network: NETWORKS.find(({ value }) => value === network)?.label ?? network,
      url,
    })),
  };
}
