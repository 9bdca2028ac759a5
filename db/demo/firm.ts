import type { FirmProfile } from '../../src/firm/schema.ts';

/** An invented firm; the phone number and the mail domain are reserved for examples. */
export const demoFirm: FirmProfile = {
  name: 'Pacific Harbor Law',
  phone: '(619) 555-0142',
  phoneE164: '+16195550142',
  email: 'office@pacificharborlaw.example',
  street: '1200 Harbor Point Drive, Suite 400',
  city: 'San Diego',
  region: 'CA',
  postalCode: '92101',
  zone: 'America/Los_Angeles',
  officeHours: [
    {
      days: 'Monday–Friday',
      hours: '8–6',
      opening: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
    },
    { days: 'Saturday', hours: 'by appointment' },
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
    },
    {
      slug: 'theo-okonjo',
      name: 'Theo Okonjo',
      role: 'Partner, Estate planning',
      practiceAreas: ['estate-planning'],
      languages: ['English'],
      statement: 'Draws the family tree first and the documents second.',
    },
    {
      slug: 'ines-halloran',
      name: 'Ines Halloran',
      role: 'Counsel, Trust administration',
      practiceAreas: ['trust-administration', 'estate-planning'],
      languages: ['English', 'Portuguese'],
      statement: 'Turns a box of papers into a list with dates on it.',
    },
  ],
  claims: { rating: '4.9/5', experience: '25+ years', reply: 'Within 24 hours' },
  socialLinks: [],
};
