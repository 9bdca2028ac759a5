/** Example users for the API description. */
export const CURRENT_USER = { username: 'maren', email: 'maren@example.com', role: 'admin' };

export const STAFF_MEMBER = {
  id: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
  ...CURRENT_USER,
  createdAt: '2031-03-01T17:00:00.000Z',
};
