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
  createdBy: 'maren',
  createdAt: '2031-03-10T14:00:00.000Z',
  updatedAt: '2031-03-10T14:00:00.000Z',
};

export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

export const DELIVERY = {
  id: 'dlv_3d9c4a527f0e4c1b9f6e2a8b5d1c7e44',
  endpointId: ENDPOINT.id,
  eventId: 'evt_0b1f0a6e3c7e4d529a536d2f1f0f7c11',
  type: 'appointment.moved',
  subject: 'appointment:0b1f0a6e-3c7e-4d52-9a53-6d2f1f0f7c11',
  state: 'delivered',
  attempts: 1,
  nextAttemptAt: null,
  lastAttemptAt: '2031-03-10T14:00:01.000Z',
  lastStatus: 204,
  lastError: null,
  durationMs: 84,
  createdAt: '2031-03-10T14:00:00.000Z',
};
