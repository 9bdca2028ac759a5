/** Example bookings and appointments for the API documentation. */
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

/** An appointment as the client's own page shows it. */
export const LINKED_APPOINTMENT = {
  firstName: 'Dana',
  status: 'scheduled',
  scheduledDate: '2031-03-11T16:00:00.000Z',
  duration: 30,
  zone: 'America/Los_Angeles',
  place: 'Pacific Harbor Law, 1200 Harbor Point Drive, Suite 400, San Diego, CA 92101',
  phone: '(619) 555-0142',
  isOver: false,
  canConfirm: true,
  canChange: true,
  changeUntil: '2031-03-10T16:00:00.000Z',
};

/** An appointment in a list of what is booked with a host. */
export const BOOKED = {
  id: APPOINTMENT.id,
  name: 'Dana Whitfield',
  typeLabel: 'Initial Consultation (30 min)',
  scheduledDate: APPOINTMENT.scheduledDate,
};

export const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Pacific Harbor Law//Lawfront//EN',
  'BEGIN:VEVENT',
  'UID:9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77@law.example',
  'DTSTAMP:20310310T140000Z',
  'DTSTART:20310311T160000Z',
  'DTEND:20310311T163000Z',
  'SUMMARY:Initial consultation',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');
