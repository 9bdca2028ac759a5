/** Example users for the API description. */
const USER = { username: 'maren', email: 'maren@example.com', role: 'admin' };

export const CURRENT_USER = { ...USER, lacksSecondFactor: false };

export const STAFF_MEMBER = {
  id: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
  ...USER,
  attorney: null,
  createdAt: '2031-03-01T17:00:00.000Z',
};

export const INVITATION = {
  id: '5c1f0a7e-2b3d-4e5f-8a9b-0c1d2e3f4a5b',
  email: 'theo@example.com',
  role: 'attorney',
  attorney: 'theo-okonjo',
  invitedBy: 'maren',
  createdAt: '2031-03-01T17:00:00.000Z',
  expiresAt: '2031-03-15T17:00:00.000Z',
};
