import { displayHours } from '../display-hours.ts';
import { phoneE164 } from '../rules.ts';
import type { FirmRecord } from '../schema.ts';
import type { PicturedOffice } from './queries.ts';
import type { Office } from './schema.ts';

/** The offices as the public sees them. None for a firm with one office that has no facts of its own. */
export function publicOffices(firm: FirmRecord, records: readonly PicturedOffice[]): Office[] {
  const hasFacts = records.length > 1 || records.some(hasFactsOfItsOwn);
  return hasFacts ? records.map((record) => publicOffice(firm, record)) : [];
}

const hasFactsOfItsOwn = ({ label, phone, mapUrl, accessNote, picture }: PicturedOffice) =>
  Boolean(label || phone || mapUrl || accessNote || picture);

function publicOffice(
  firm: FirmRecord,
  { key, label, address, phone, zone, officeHours, mapUrl, accessNote, picture }: PicturedOffice,
): Office {
  const { street, city, region, postalCode } = address ?? firm;
  return {
    key,
    label: label || city,
    ...{ street, city, region, postalCode },
    phone: phone ?? firm.phone,
    phoneE164: (phone && phoneE164(phone)) ?? firm.phoneE164,
    zone: zone ?? firm.zone,
    officeHours: displayHours(officeHours ?? firm.officeHours),
    ...{ mapUrl, accessNote, picture },
  };
}
