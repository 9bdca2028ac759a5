/** An example key for the API description. */
export const API_KEY = {
  id: '8d7c6b5a-4f3e-4d2c-9b1a-0f9e8d7c6b5a',
  name: 'Accounting',
  lastCharacters: 'x7Qe',
  scopes: ['appointments:read'],
  addressRanges: ['203.0.113.0/24'],
  createdBy: 'maren',
  createdAt: '2031-03-01T17:00:00.000Z',
  expiresAt: '2032-02-29T17:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

export const NEW_API_KEY = {
  name: 'Accounting',
  scopes: ['appointments:read'],
  lifetimeDays: 365,
  addressRanges: ['203.0.113.0/24'],
};
