/** Examples for the documented calls. */

const ORIGINALS = {
  subject: 'We have your message',
  opening:
    'Thank you for writing to us. Your message has arrived, and a person will read it. {replyTime}',
  closing: 'If it cannot wait, call {phone}. If you are in danger, call {emergencyNumber} first.',
};

const TEXTS = { ...ORIGINALS, opening: 'Thank you, {client}. A person at {firm} will read it.' };

const UPDATED_AT = '2026-11-24T10:00:00.000Z';

export const MAIL_TEXT = {
  kind: 'contact_receipt',
  texts: TEXTS,
  originals: ORIGINALS,
  updatedAt: UPDATED_AT,
};

export const MAIL_TEXT_VERSION = { savedAt: UPDATED_AT, savedBy: 'jordan', texts: TEXTS };

export const MAIL_TEXT_INPUT = { texts: TEXTS, updatedAt: UPDATED_AT };
