import { describe, expect, it } from 'vitest';
import { type FirmSettings, updateFirmInput } from '../../../src/features/firm/schema.ts';
import { setAt } from '../../lib/form-path.ts';
import { fieldName, fieldOf } from './field-path.ts';
import { draftOf, inputOf, isChanged, rowsWithMoved, rowsWithNew } from './firm-draft.ts';

const SAVED: FirmSettings = {
  name: 'Pacific Harbor Law',
  phone: '(619) 555-0142',
  phoneE164: '+16195550142',
  email: 'office@example.com',
  street: '1200 Harbor Point Drive',
  city: 'San Diego',
  region: 'CA',
  country: 'US',
  postalCode: '92101',
  zone: 'America/Los_Angeles',
  officeHours: [
    {
      dayOfWeek: ['Monday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
      daysText: null,
      hoursText: null,
    },
    { dayOfWeek: ['Saturday'], opens: null, closes: null, daysText: null, hoursText: 'by phone' },
  ],
  attorneys: [],
  claims: { rating: { text: '4.9/5', source: 'Reviews' }, experience: null, reply: null },
  socialLinks: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/harbor' }],
  responsibleAttorney: null,
  barNumber: null,
  isSample: false,
  updatedAt: '2031-03-10T14:00:00.000Z',
};
const draft = draftOf(SAVED);
const days = (of: typeof draft) => of.officeHours.map(({ dayOfWeek }) => dayOfWeek[0]);

describe('the submitted profile', () => {
  it('equals the saved profile when nothing was changed', () => {
    const { phoneE164: _, isSample: __, attorneys: ___, ...kept } = SAVED;
    expect(updateFirmInput.parse(inputOf(draft, SAVED.updatedAt))).toEqual(kept);
    expect(isChanged(draft, SAVED)).toBe(false);
  });

  it('has null for hours by appointment and for an empty claim', () => {
    const changed = [
      ['officeHours.0.isOpen', false] as const,
      ['claims.rating.text', ''] as const,
    ].reduce((before, [path, value]) => setAt(before, path, value), draft);
    const sent = updateFirmInput.parse(inputOf(changed, SAVED.updatedAt));
    expect(sent).not.toHaveProperty('attorneys');
    expect(sent.officeHours[0]).toMatchObject({ opens: null, closes: null });
    expect(sent.claims.rating).toBeNull();
    expect(isChanged(changed, SAVED)).toBe(true);
  });
});

describe('rows', () => {
  it('keep their key when moved, and get a unique key when added', () => {
    const added = setAt(draft, 'officeHours', rowsWithNew(draft, 'officeHours'));
    expect(new Set(added.officeHours.map(({ key }) => key)).size).toBe(3);
    const moved = setAt(added, 'officeHours', rowsWithMoved(added, 'officeHours', 0, 1));
    expect(days(moved).slice(0, 2)).toEqual(['Saturday', 'Monday']);
    expect(moved.officeHours[1]?.key).toBe(draft.officeHours[0]?.key);
  });

  it('do not move beyond the first or last position', () => {
    expect(rowsWithMoved(draft, 'officeHours', 0, -1)).toBe(draft.officeHours);
    expect(rowsWithMoved(draft, 'officeHours', 1, 1)).toBe(draft.officeHours);
  });
});

const LABELS = {
  postalCode: 'ZIP code',
  region: 'State',
  barNumber: 'Bar number',
  callingCode: '1',
};

describe('messages', () => {
  it('about a part of a field belong to the whole field', () => {
    expect(fieldOf('officeHours.0.dayOfWeek.1')).toBe('officeHours.0.dayOfWeek');
    expect(fieldOf('claims.rating.source')).toBe('claims.rating.source');
  });

  it.each([
    ['name', 'Name'],
    ['postalCode', 'ZIP code'],
    ['officeHours.0.dayOfWeek', 'Hours, line 1: Days'],
    ['claims.reply.source', 'Reply time: What it is based on'],
    ['socialLinks.2.url', 'Link 3: Link'],
  ])('name the field %s as %s', (path, name) => {
    expect(fieldName(path, LABELS)).toBe(name);
  });
});
