/** What bookings and appointments look like, for the description of the calls. */
export const BOOKING = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '(619) 555-0100',
  consultationType: 'initial',
  practiceArea: 'family-law',
  notes: 'We have two children.',
  scheduledDate: '2031-03-11T09:00:00-07:00',
};

export const APPOINTMENT = {
  id: '0b1f0a6e-3c7e-4d52-9a53-6d2f1f0f7c11',
  ...BOOKING,
  scheduledDate: '2031-03-11T16:00:00.000Z',
  duration: 30,
  status: 'scheduled',
  reminderSent: false,
  externalEventId: null,
  createdAt: '2031-03-10T14:00:00.000Z',
  updatedAt: '2031-03-10T14:00:00.000Z',
};
