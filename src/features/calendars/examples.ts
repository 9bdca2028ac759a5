/** Example connected calendars for the API documentation. */
const OUTLOOK = {
  tenantId: 'law.example',
  clientId: '3b0c8d52-6a3c-4c55-9d3f-0a4b7b1e9f11',
  clientSecret: '••••7Qx2',
  mailbox: 'consultations@law.example',
};

const SETTING = {
  provider: 'outlook',
  isActive: false,
  config: JSON.stringify(OUTLOOK, null, 2),
  webhookUrl: null,
  apiKey: null,
};

export const CALENDAR_SETTING = {
  id: '2f6a1b7c-5d0e-4c83-9a51-7f3f0a9f6d10',
  ...SETTING,
  createdAt: '2031-03-10T14:00:00.000Z',
};

export const CALENDAR_SETTING_INPUT = {
  ...SETTING,
  config: JSON.stringify({ ...OUTLOOK, clientSecret: 'the whole secret' }),
};

export const CALENDAR_TEST = {
  isGood: false,
  message: 'Outlook answered 401: invalid_client: AADSTS7000215: Invalid client secret provided.',
};
