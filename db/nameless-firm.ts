import type { FirmProfile } from '../src/firm/schema.ts';

/** Stands where the firm will be until staff enter it, on a site that starts without demo content. */
export const namelessFirm: FirmProfile = {
  name: 'Your Law Firm',
  phone: '(619) 555-0100',
  phoneE164: '+16195550100',
  email: 'office@example.com',
  street: 'Street and number',
  city: 'San Diego',
  region: 'CA',
  postalCode: '92101',
  zone: 'America/Los_Angeles',
  officeHours: [
    { days: 'Monday–Friday', hours: '8–6' },
    { days: 'Saturday', hours: 'by appointment' },
  ],
  attorneys: [],
  claims: { rating: null, experience: null, reply: 'Within 24 hours' },
  socialLinks: [],
};
