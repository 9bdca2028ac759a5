import type { AdvertisingText } from '../advertising/finding.ts';
import { officesOf } from './offices/rules.ts';
import { CLAIMS } from './rules.ts';
import type { FirmProfile, FirmRecord } from './schema.ts';

/** The texts in which the firm makes claims about itself, for the checks of advertising law. */
export const claimTexts = (claims: FirmRecord['claims']): AdvertisingText[] =>
  CLAIMS.flatMap((claim) => {
    const text = claims[claim]?.text;
    return text ? [{ field: `claims.${claim}.text`, text }] : [];
  });

/** Who has to be named in a whole document: the firm or one of its attorneys, and the city of one of its offices. */
export const whoIsResponsible = (firm: FirmProfile): NonNullable<AdvertisingText['mustName']> => ({
  names: [firm.name, ...firm.attorneys.map(({ name }) => name)],
  places: officesOf(firm).map(({ city }) => city),
});

/** The texts of an attorney's profile, for the same checks; empty while the profile is hidden. */
export const attorneyTexts = ({
  name,
  role,
  statement,
  education = [],
  memberships = [],
  isActive = true,
}: {
  name: string;
  role: string;
  statement: string | null;
  education?: readonly string[] | undefined;
  memberships?: readonly string[] | undefined;
  isActive?: boolean;
}): AdvertisingText[] =>
  isActive
    ? [
        { item: name, field: 'role', text: role },
        { item: name, field: 'statement', text: statement ?? '' },
        { item: name, field: 'education', text: education.join('\n') },
        { item: name, field: 'memberships', text: memberships.join('\n') },
      ]
    : [];
