/** Example messages for the API reference. */
export const MESSAGE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0100',
  practiceArea: 'other',
  message: 'I have a letter with a date in it. What do I do first?',
};

export const SUBMISSION = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  ...MESSAGE,
  isRead: false,
  isResolved: false,
  createdAt: '2031-03-10T14:00:00.000Z',
};
