import type { FirmProfile } from './schema.ts';

type Address = Pick<FirmProfile, 'street' | 'city' | 'region' | 'postalCode'>;

/** `1200 Harbor Point Drive, Suite 400, San Diego, CA 92101` */
export function addressLine({ street, city, region, postalCode }: Address): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
