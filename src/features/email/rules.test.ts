import { expect, it } from 'vitest';
import { EMAIL_KIND_LABELS, emailKindLabel, FIRM_EMAIL_KINDS } from './rules.ts';

it('lists every mail kind that goes to the firm or its staff', () => {
  const toTheFirm = Object.entries(EMAIL_KIND_LABELS).filter(([, label]) =>
    /, to (the firm|staff)$/.test(label),
  );
  expect([...FIRM_EMAIL_KINDS].sort()).toEqual(toTheFirm.map(([kind]) => kind).sort());
});

it('labels a kind of mail, and shows the name of an unknown kind unchanged', () => {
  expect(emailKindLabel('booking_notice')).toBe('New booking, to the firm');
  expect(emailKindLabel('telegram')).toBe('telegram');
});
