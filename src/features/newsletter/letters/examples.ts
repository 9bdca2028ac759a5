/** Example letters for the API description. */
export const LETTER_FIELDS = {
  subject: 'What changes in January',
  previewLine: 'Two new rules, in plain words',
  opening: 'Good morning.',
  content: '',
  articleIds: ['0a7c1d2e-3f45-4b67-89ab-cdef01234567'],
  closing: 'With kind regards',
};

const LETTER_ROW = {
  id: '5b1e8f0a-6c7d-4e2f-9a3b-1c2d3e4f5a6b',
  subject: LETTER_FIELDS.subject,
  status: 'sending',
  scheduledFor: null,
  startedAt: '2031-03-10T16:00:00.000Z',
  finishedAt: null,
  createdBy: 'maren',
  createdAt: '2031-03-09T20:15:00.000Z',
  updatedAt: '2031-03-09T20:40:00.000Z',
  counts: {
    waiting: 120,
    queued: 4,
    deferred: 1,
    sent: 310,
    caught: 0,
    refused: 2,
    unsubscribed: 1,
    cancelled: 0,
  },
};

export const LETTER = { ...LETTER_ROW, ...LETTER_FIELDS, pausedBecause: null };
export const LISTED_LETTER = LETTER_ROW;

export const LETTER_PREVIEW = {
  subject: LETTER_FIELDS.subject,
  text: 'Good morning.\n\n…',
  html: '<!doctype html>…',
};

export const LETTER_FAILURE = {
  id: '2c4d6e8f-1a3b-4c5d-8e7f-9a0b1c2d3e4f',
  email: 'dana@example.com',
  at: '2031-03-10T16:03:00.000Z',
  answer: '550 5.1.1 No such user here',
  explanation: 'The mail server does not accept mail for this address.',
  contactPreferences: null,
};

export const STOPPED_SUBSCRIBER = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  email: 'dana@example.com',
  stoppedAt: '2031-03-10T16:03:00.000Z',
  because: '550 5.1.1 No such user here',
  contactPreferences: null,
};
