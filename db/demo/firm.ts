import { SAMPLE_SOURCE } from '../../src/features/firm/rules.ts';
import type { FirmRecord } from '../../src/features/firm/schema.ts';

/** A fictional firm; the phone number and the mail domain are reserved for examples. */
export const demoFirm: FirmRecord = {
  name: 'Pacific Harbor Law',
  phone: '(619) 555-0142',
  phoneE164: '+16195550142',
  email: 'office@pacificharborlaw.example',
  street: '1200 Harbor Point Drive, Suite 400',
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
  attorneys: [
    {
      slug: 'maren-castellane',
      name: 'Maren Castellane',
      role: 'Founding partner, Family law',
      practiceAreas: ['family-law', 'divorce', 'custody'],
      languages: ['English', 'Spanish'],
      statement:
        'Mediated before she litigated. Reads every agreement aloud before anyone signs it.',
      photo: null,
    },
    {
      slug: 'theo-okonjo',
      name: 'Theo Okonjo',
      role: 'Partner, Estate planning',
      practiceAreas: ['estate-planning'],
      languages: ['English'],
      statement: 'Draws the family tree first and the documents second.',
      photo: null,
    },
    {
      slug: 'ines-halloran',
      name: 'Ines Halloran',
      role: 'Counsel, Trust administration',
      practiceAreas: ['trust-administration', 'estate-planning'],
      languages: ['English', 'Portuguese'],
      statement: 'Turns a box of papers into a list with dates on it.',
      photo: null,
    },
  ],
  claims: {
    rating: { text: '4.9/5', source: SAMPLE_SOURCE },
    experience: { text: '25+ years', source: SAMPLE_SOURCE },
    reply: { text: 'Within 24 hours', source: SAMPLE_SOURCE },
  },
  socialLinks: [],
  responsibleAttorney: null,
  barNumber: null,
};
