import type { AdvertisingText } from '../advertising/finding.ts';
import { CLAIMS } from './rules.ts';
import type { FirmRecord } from './schema.ts';

/** What the firm claims about itself, for the checks of advertising law. */
export const claimTexts = (claims: FirmRecord['claims']): AdvertisingText[] =>
  CLAIMS.flatMap((claim) => {
    const text = claims[claim]?.text;
    return text ? [{ field: `claims.${claim}.text`, text }] : [];
  });

/** What the profile of an attorney says, for the same checks; nothing while it is hidden. */
export const attorneyTexts = ({
  name,
  role,
  statement,
  isActive = true,
}: {
  name: string;
  role: string;
  statement: string | null;
  isActive?: boolean;
}): AdvertisingText[] =>
  isActive
    ? [
        { item: name, field: 'role', text: role },
        { item: name, field: 'statement', text: statement ?? '' },
      ]
    : [];
