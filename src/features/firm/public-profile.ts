import { CLAIMS, formatOfficeHours, NETWORKS, SAMPLE_SOURCE } from './rules.ts';
import type { FirmProfile, FirmRecord } from './schema.ts';

/** The public profile of the firm; the sources of its claims stay internal. */
export function publicProfile({
  officeHours,
  claims,
  socialLinks,
  ...record
}: FirmRecord): FirmProfile {
  return {
    ...record,
    officeHours: officeHours.map((line) => ({ ...formatOfficeHours(line), ...openingOf(line) })),
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

function openingOf({ dayOfWeek, opens, closes }: FirmRecord['officeHours'][number]) {
  return opens && closes && dayOfWeek.length > 0 ? { opening: { dayOfWeek, opens, closes } } : {};
}
