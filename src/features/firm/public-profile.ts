import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
import { formatsIn } from '../jurisdictions/formats-in.ts';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { displayHours } from './display-hours.ts';
import { publicOffices } from './offices/public-offices.ts';
import type { PicturedOffice } from './offices/queries.ts';
import { CLAIMS, NETWORKS, SAMPLE_SOURCE } from './rules.ts';
import type { FirmProfile, FirmRecord } from './schema.ts';

/** The public profile of the firm, with dates and hours in `language`; the sources of its claims stay internal. */
export function publicProfile(
  firm: FirmRecord & Pick<FirmProfile, 'attorneys'>,
  offices: readonly PicturedOffice[] = [],
  language: Language = MAIN_LANGUAGE,
): FirmProfile {
  const { officeHours, claims, socialLinks, ...record } = firm;
  const formats = formatsIn(language, packFor(firm).formats);
  return {
    ...record,
    formats,
    officeHours: displayHours(officeHours, formats),
    offices: publicOffices({ ...firm, formats }, offices),
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
