/** Example subscriber for the API description. */
export const SUBSCRIBER = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  email: 'dana@example.com',
  consentedAt: '2031-03-10T14:00:00.000Z',
  confirmedAt: '2031-03-10T14:02:00.000Z',
  contactPreferences: null,
};
