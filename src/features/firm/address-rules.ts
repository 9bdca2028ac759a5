import type { Formats } from '../jurisdictions/formats-schema.ts';
import type { FirmProfile } from './schema.ts';

type Town = Pick<FirmProfile, 'city' | 'region' | 'postalCode'>;
type Layout = Pick<Formats, 'address'>;

/** `San Diego, CA 92101`; where the region is no part of an address, `Leeds LS1 4DY`. */
export const townLine = ({ city, region, postalCode }: Town, { address }: Layout): string =>
  address === 'city-region-postal' ? `${city}, ${region} ${postalCode}` : `${city} ${postalCode}`;

/** `1200 Harbor Point Drive, Suite 400, San Diego, CA 92101` */
export const addressLine = (
  { street, ...town }: Town & Pick<FirmProfile, 'street'>,
  layout: Layout,
): string => `${street}, ${townLine(town, layout)}`;
