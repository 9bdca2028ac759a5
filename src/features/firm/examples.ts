/** Examples for the API reference. */
export const ATTORNEY_FIELDS = {
  name: 'Maren Castellane',
  role: 'Founding partner, Family law',
  practiceAreas: ['family-law', 'divorce'],
  languages: ['English', 'Spanish'],
  statement: 'Reads every agreement aloud before anyone signs it.',
  photo: null,
};

const PROFILE = { slug: 'maren-castellane', ...ATTORNEY_FIELDS };

export const ATTORNEY = { ...PROFILE, isActive: true, updatedAt: '2031-03-10T14:00:00.000Z' };

export const FIRM_INPUT = {
  name: 'Pacific Harbor Law',
  phone: '(619) 555-0142',
  email: 'office@example.com',
  street: '1200 Harbor Point Drive, Suite 400',
  city: 'San Diego',
  region: 'CA',
  postalCode: '92101',
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
  attorneys: [PROFILE],
  claims: {
    rating: null,
    experience: { text: '25+ years', source: 'Admitted in 2004; partners together since 2009' },
    reply: null,
  },
  socialLinks: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/example' }],
  responsibleAttorney: 'Maren Castellane',
  barNumber: '123456',
  updatedAt: '2031-03-10T14:00:00.000Z',
};

export const FIRM_SETTINGS = { ...FIRM_INPUT, phoneE164: '+16195550142', isSample: false };

export const PHOTO = {
  id: 'pZGm1Av0IEBKARczz7exkNYsZb8LzaMrV7J32a2fFG4',
  contentType: 'image/webp',
  width: 960,
  height: 1200,
};
