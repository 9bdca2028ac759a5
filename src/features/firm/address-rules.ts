import type { FirmProfile } from './schema.ts';

type Town = Pick<FirmProfile, 'city' | 'region' | 'postalCode'>;

/** `San Diego, CA 92101` */
export const townLine = ({ city, region, postalCode }: Town): string =>
  `${city}, ${region} ${postalCode}`;

/** `1200 Harbor Point Drive, Suite 400, San Diego, CA 92101` */
export const addressLine = ({ street, ...town }: Town & Pick<FirmProfile, 'street'>): string =>
  `${street}, ${townLine(town)}`;
