import { expect, it } from 'vitest';
import { atOffice, bookingHref, parseBookingOptions } from './booking-options.ts';

it('writes options into an address and reads them back', () => {
  const options = {
    area: 'custody',
    type: 'family-law',
    start: '2031-03-10T16:30:00.000Z',
    attorney: 'maren-castellane',
  } as const;
  const { searchParams } = new URL(bookingHref(options), 'http://localhost');
  expect(parseBookingOptions(Object.fromEntries(searchParams))).toEqual(options);
});

it('returns the plain page without options', () => {
  expect(bookingHref({})).toBe('/schedule');
});

it.each([
  [{ area: 'Tax law' }],
  [{ type: 7 }],
  [{ start: 'soon' }],
  [{ type: 'Initial!', attorney: '../admin' }],
  [{ area: ['custody'], start: { a: 1 } }],
])('omits the invalid options %j', (search) => {
  expect(parseBookingOptions(search)).toEqual({});
});

it.each([
  [{ place: atOffice('pier') }, { place: 'office', office: 'pier' }],
  [
    { place: 'office', office: 'pier' },
    { place: 'office', office: 'pier' },
  ],
  [{ place: 'video' }, { place: 'video', office: undefined }],
  [{ office: 'pier' }, { place: undefined, office: 'pier' }],
  [{ place: '@../admin' }, { place: 'office', office: undefined }],
])(
  'reads an office or a way to meet from the field “Where”, or from a link: %j',
  (search, read) => {
    const { place, office } = parseBookingOptions(search);
    expect({ place, office }).toEqual(read);
  },
);
