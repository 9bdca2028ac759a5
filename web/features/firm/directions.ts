import { addressLine } from '../../../src/features/firm/address-rules.ts';
import type { Office } from '../../../src/features/firm/offices/schema.ts';
import type { Formats } from '../../../src/features/jurisdictions/formats-schema.ts';

/** The URL of directions to an office: its own, or a documented Google Maps URL, which opens the app on phones. */
export function directionsHref({ mapUrl, ...office }: Office, formats: Formats): string {
  if (mapUrl) return mapUrl;
  const destination = addressLine(office, formats);
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
