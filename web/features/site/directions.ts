import type { FirmProfile } from '../../../src/features/firm/schema.ts';

/** A route to the office in whatever maps the visitor uses: the address is documented to open an app on phones. */
export function directionsHref({ street, city, region, postalCode }: FirmProfile): string {
  const destination = `${street}, ${city}, ${region} ${postalCode}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
