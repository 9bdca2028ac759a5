import { expect, it } from 'vitest';
import { packFor } from '../jurisdictions/resolve-pack.ts';
import { addressLine } from './address-rules.ts';
import { isPhone, phoneE164 } from './phone-rules.ts';
import { formatOfficeHours } from './rules.ts';

const formatsOf = (country: string) => packFor({ country, region: '' }).formats;

it('writes an address as the country does', () => {
  const leeds = {
    street: '18 Park Square',
    city: 'Leeds',
    region: 'Yorkshire',
    postalCode: 'LS1 2NE',
  };
  expect(addressLine(leeds, formatsOf('GB'))).toBe('18 Park Square, Leeds LS1 2NE');
  const austin = { street: '500 Congress Ave', city: 'Austin', region: 'TX', postalCode: '78701' };
  expect(addressLine(austin, formatsOf('US'))).toBe('500 Congress Ave, Austin, TX 78701');
});

it.each([
  ['0113 496 0121', '+441134960121'],
  ['113 496 0121', '+441134960121'],
  ['(020) 7946-0000', '+442079460000'],
  ['+1 619 555 0142', '+16195550142'],
  ['00 1 619 555 0142', null],
  ['call us', null],
  ['0113', null],
])('calls %s from Britain as %s', (phone, dialled) => {
  expect(phoneE164(phone, formatsOf('GB').callingCode)).toBe(dialled);
  expect(isPhone(phone)).toBe(dialled !== null);
});

it('writes office hours without halves of the day', () => {
  const line = { dayOfWeek: [], opens: '09:00', closes: '17:30', daysText: null, hoursText: null };
  expect(formatOfficeHours(line, 'en-GB').hours).toBe('09:00–17:30');
  expect(formatOfficeHours(line, 'en-US').hours).toBe('9–5:30');
});
