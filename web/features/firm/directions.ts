import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** The URL of directions to the office: a documented Google Maps URL, which opens the app on phones. */
export function directionsHref({ street, city, region, postalCode }: FirmProfile): string {
  const destination = `${street}, ${city}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
