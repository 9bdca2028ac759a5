import type { FirmRecord } from '../src/features/firm/schema.ts';

/** The firm profile of a site without demo content, until staff enter their own. */
export const placeholderFirm: FirmRecord = {
  name: 'Your Law Firm',
  phone: '(619) 555-0100',
  phoneE164: '+16195550100',
  email: 'office@example.com',
  street: 'Street and number',
  city: 'San Diego',
  region: 'CA',
  postalCode: '92101',
  country: 'US',
  zone: 'America/Los_Angeles',
  officeHours: [
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
      daysText: null,
      hoursText: null,
    },
    { dayOfWeek: ['Saturday'], opens: null, closes: null, daysText: null, hoursText: null },
  ],
  attorneys: [],
  claims: {
    rating: null,
    experience: null,
    reply: { text: 'Within 24 hours', source: 'Preset. Keep it only if the firm does so.' },
  },
  socialLinks: [],
  responsibleAttorney: null,
  barNumber: null,
};
