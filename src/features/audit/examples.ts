/** Example audit entry for the API documentation. */
export const AUDIT_ENTRY = {
  id: '48',
  at: '2031-03-10T14:00:00.000Z',
  actor: 'maren',
  action: 'staff.approve',
  entity: 'users',
  entityId: '2b7d9a54-8f0e-4c1d-9a3b-5e6f7a8b9c88',
  before: { username: 'tomas', role: 'pending' },
  after: { username: 'tomas', role: 'admin' },
};
