/** Example bookings and appointments for the API documentation. */
export const BOOKING = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '(555) 555-0100',
  consultationType: 'initial',
  practiceArea: 'other',
  notes: 'The letter has a date in it.',
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

export const CALENDAR_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//The firm//Lawfront//EN',
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
