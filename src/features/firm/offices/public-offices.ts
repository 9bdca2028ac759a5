import { displayHours } from '../display-hours.ts';
import { phoneE164 } from '../phone-rules.ts';
import type { FirmProfile, FirmRecord } from '../schema.ts';
import type { PicturedOffice } from './queries.ts';
import type { Office } from './schema.ts';

type Firm = FirmRecord & Pick<FirmProfile, 'formats'>;

/** The offices as the public sees them. None for a firm with one office that has no facts of its own. */
export function publicOffices(firm: Firm, records: readonly PicturedOffice[]): Office[] {
  const hasFacts = records.length > 1 || records.some(hasFactsOfItsOwn);
  return hasFacts ? records.map((record) => publicOffice(firm, record)) : [];
}

const hasFactsOfItsOwn = ({ label, phone, mapUrl, accessNote, picture }: PicturedOffice) =>
  Boolean(label || phone || mapUrl || accessNote || picture);

function publicOffice(
  firm: Firm,
  { key, label, address, phone, zone, officeHours, mapUrl, accessNote, picture }: PicturedOffice,
): Office {
  const { formats } = firm;
  const { street, city, region, postalCode } = address ?? firm;
  return {
    key,
    label: label || city,
    ...{ street, city, region, postalCode },
    phone: phone ?? firm.phone,
    phoneE164: (phone && phoneE164(phone, formats.callingCode)) ?? firm.phoneE164,
    zone: zone ?? firm.zone,
    officeHours: displayHours(officeHours ?? firm.officeHours, formats),
    ...{ mapUrl, accessNote, picture },
  };
}
