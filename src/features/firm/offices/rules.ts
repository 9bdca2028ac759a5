import type { FirmProfile } from '../schema.ts';
import type { Office } from './schema.ts';

/** The key of the office whose address, phone, zone and hours are those of the firm. */
export const MAIN_OFFICE = 'main';

type Firm = Pick<
  FirmProfile,
  | 'street'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'phone'
  | 'phoneE164'
  | 'zone'
  | 'officeHours'
  | 'offices'
>;

/** All offices in order; of a firm with one office that has no facts of its own, that office. */
export const officesOf = (firm: Firm): readonly Office[] =>
  firm.offices.length > 0 ? firm.offices : [mainOffice(firm)];

/** The office with this key, or the main office. */
export const officeWith = (firm: Firm, key: string | null | undefined): Office => {
  const offices = officesOf(firm);
  return (
    offices.find((office) => office.key === key) ??
    offices.find((office) => office.key === MAIN_OFFICE) ??
    mainOffice(firm)
  );
};

/** Whether visitors choose between offices. */
export const hasSeveralOffices = ({ offices }: Pick<Firm, 'offices'>): boolean =>
  offices.length > 1;

const mainOffice = ({
  street,
  city,
  region,
  postalCode,
  phone,
  phoneE164,
  zone,
  officeHours,
}: Firm): Office => ({
  key: MAIN_OFFICE,
  label: city,
  ...{ street, city, region, postalCode, phone, phoneE164, zone, officeHours },
  mapUrl: null,
  accessNote: '',
  picture: null,
});
