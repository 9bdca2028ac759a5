import { answers, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import { firmSettingsSchema, updateFirmInput } from './schema.ts';

const INPUT = {
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
  attorneys: [
    {
      slug: 'maren-castellane',
      name: 'Maren Castellane',
      role: 'Founding partner, Family law',
      practiceAreas: ['family-law', 'divorce'],
      languages: ['English', 'Spanish'],
      statement: 'Reads every agreement aloud before anyone signs it.',
      photo: null,
    },
  ],
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

const SETTINGS = withExample(firmSettingsSchema, {
  ...INPUT,
  phoneE164: '+16195550142',
  isSample: false,
});

export const firmRest: RestModule = (api, call) => {
  api.get(
    '/admin/firm',
    {
      schema: {
        tags: ['Firm'],
        summary: 'What the site says about the firm',
        description: 'With what its claims are based on, which only staff see.',
        response: answers(200, SETTINGS, [401, 403, 503]),
      },
    },
    (request) => call(request).firm.get(),
  );

  api.put(
    '/admin/firm',
    {
      schema: {
        tags: ['Firm'],
        summary: 'Replace what the site says about the firm',
        description:
          'The whole profile, with the updatedAt that was read; 409 edited_meanwhile if it has changed since. A claim needs its source.',
        body: withExample(updateFirmInput, INPUT),
        response: answers(200, SETTINGS, [400, 401, 403, 409, 503]),
      },
    },
    (request) => call(request).firm.update(request.body),
  );
};
