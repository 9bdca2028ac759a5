/** Examples for the API description. */

const HOURS = {
  type: null,
  weekday: 1,
  firstStart: '09:00',
  lastStart: '11:30',
  stepMinutes: 30,
};

export const HOST_FIELDS = {
  isActive: true,
  maxPerDay: 6,
  officeAddress: '12 Pier View Way, Oceanside, CA 92054',
  weeklyHours: [HOURS],
  updatedAt: '2031-02-01T18:30:00.000Z',
};

export const HOST = {
  number: 2,
  slug: 'maren-castellane',
  name: 'Maren Castellane',
  ...HOST_FIELDS,
};

export const TYPE_FIELDS = {
  key: 'mediation',
  label: 'Mediation (60 min)',
  description: 'Both sides at one table.',
  durationMinutes: 60,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  noticeMinutes: 1_440,
  horizonDays: 90,
  place: 'office' as const,
  placeText: '',
  bringText: 'Your marriage certificate and the last two tax returns.',
  priceLabel: 'Free',
  isPublic: true,
  isActive: true,
  practiceAreas: ['family-law'],
  hosts: [2],
  position: 6,
};

export const TYPE = { ...TYPE_FIELDS, updatedAt: '2031-02-01T18:30:00.000Z' };

export const EXTRA_HOURS_FIELDS = {
  hostNumber: 2,
  date: '2031-03-15',
  firstStart: '10:00',
  lastStart: '12:00',
  stepMinutes: 30,
  reason: 'Open Saturday',
};

export const EXTRA_HOURS = {
  id: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
  ...EXTRA_HOURS_FIELDS,
  createdBy: 'admin',
  createdAt: '2031-02-01T18:30:00.000Z',
};

export const SETTINGS = {
  hosts: [HOST],
  types: [TYPE],
  extraHours: [EXTRA_HOURS],
  otherAttorneys: [{ slug: 'theo-okonjo', name: 'Theo Okonjo' }],
};

export const TIME_OFF = {
  id: '5a0de8c1-4f1b-49a5-8a39-1f6f4f2f9a10',
  startsAt: '2031-03-14T19:00:00.000Z',
  endsAt: '2031-03-15T00:00:00.000Z',
  reason: 'Court in Vista',
  createdBy: 'maren',
  createdAt: '2031-03-10T14:00:00.000Z',
};

export const CHOICES = {
  types: [
    {
      key: 'initial',
      label: 'Initial Consultation (30 min)',
      description: '',
      durationMinutes: 30,
      priceLabel: 'Free',
      place: 'office',
      horizonDays: 365,
      practiceAreas: [],
      weekdays: [1, 2, 3, 4, 5],
      attorneys: ['maren-castellane'],
      isOfferedByFirm: true,
    },
  ],
  attorneys: [
    {
      slug: 'maren-castellane',
      name: 'Maren Castellane',
      weekdays: [1, 2, 3, 4, 5],
      practiceAreas: ['family-law', 'divorce', 'custody'],
      officeAddress: null,
    },
  ],
};

/** A time that staff hold. */
export const HOLD = {
  id: '3d9c4a52-7f0e-4c1b-9f6e-2a8b5d1c7e44',
  consultationType: 'initial',
  scheduledDate: '2031-03-11T16:00:00.000Z',
  duration: 30,
  attorney: 'maren-castellane',
  heldUntil: '2031-03-10T14:10:00.000Z',
  createdBy: 'maren',
};

export const AVAILABILITY = {
  zone: 'America/Los_Angeles',
  days: [
    {
      date: '2031-03-11',
      slots: [{ start: '2031-03-11T16:00:00.000Z', label: '9:00 AM', state: 'free' }],
    },
  ],
};
