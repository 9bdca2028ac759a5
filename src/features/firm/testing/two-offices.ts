import type { PicturedOffice } from '../offices/queries.ts';

const OWN = {
  phone: null,
  zone: null,
  officeHours: null,
  mapUrl: null,
  pictureId: null,
  picture: null,
};

/** The main office, and one in Oceanside with a note about parking. */
export const twoOffices: PicturedOffice[] = [
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
