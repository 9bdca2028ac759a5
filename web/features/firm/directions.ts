import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** Opens directions to the office in the visitor's maps: the documented address opens an app on phones. */
export function directionsHref({ street, city, region, postalCode }: FirmProfile): string {
  const destination = `${street}, ${city}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
