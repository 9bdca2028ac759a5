import type { OfficeRecord } from '../offices/schema.ts';

const OWN = { phone: null, zone: null, officeHours: null, mapUrl: null };

/** The main office, and one in Oceanside with a note about parking. */
export const twoOffices: OfficeRecord[] = [
  { key: 'main', label: '', address: null, accessNote: '', isActive: true, ...OWN },
  {
    key: 'oceanside',
    label: 'Oceanside',
    address: {
      street: '12 Pier View Way',
      city: 'Oceanside',
      region: 'CA',
      postalCode: '92054',
    },
    accessNote: 'Park behind the house.',
    isActive: true,
    ...OWN,
  },
];
