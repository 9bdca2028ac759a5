/** Examples for the API documentation. */
export const ENDPOINT_INPUT = {
  url: 'https://crm.example/hooks/lawfront',
  description: 'Our client register',
  events: ['appointment.booked', 'appointment.moved', 'appointment.cancelled'],
  includesDetails: false,
};

export const ENDPOINT = {
  id: '6a1e3b52-0d6f-4b1e-8f0a-3c5d7e9f1b24',
  ...ENDPOINT_INPUT,
  state: 'active',
  disabledBecause: null,
  disabledAt: null,
  failingSince: null,
  previousSecretUntil: null,
  waiting: 0,
  failed: 0,
  createdBy: 'jordan',
  createdAt: '2031-03-10T14:00:00.000Z',
  updatedAt: '2031-03-10T14:00:00.000Z',
};

export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
