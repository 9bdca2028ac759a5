import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHANNELS,
  type ContactPreferences,
  describePreferences,
  mayUse,
  nestPreferences,
  numberToCall,
  PERMISSION_FIELDS,
  preferenceTexts,
  strictestOf,
  wordingOf,
} from './rules.ts';
import { contactPreferencesInput, contactPreferencesSchema } from './schema.ts';

const answer = fc.constantFrom(undefined, true, false);

/** Everything that a client can state, and null for nothing. */
const anyPreferences = fc
  .record({
    ...Object.fromEntries(PERMISSION_FIELDS.map((name) => [name, answer])),
    bestTimes: fc.constantFrom(undefined, 'after 5 pm'),
    neutralWording: answer,
  })
  .map((input) => contactPreferencesInput.parse(input));

const check = (property: (preferences: ContactPreferences | null) => void) =>
  fc.assert(fc.property(anyPreferences, property), { numRuns: 500 });

describe('any preferences', () => {
  it.each(CHANNELS)('allow %s unless a permission that it needs is refused', (channel) => {
    check((preferences) => {
      const refusing = PERMISSION_FIELDS.filter(
        (name) => !mayUse({ [name]: false }, channel) && preferences?.[name] === false,
      );
      expect(mayUse(preferences, channel)).toBe(refusing.length === 0);
    });
  });

  it('allow every channel if nothing is stated, and none if everything is refused', () => {
    const refused = Object.fromEntries(PERMISSION_FIELDS.map((name) => [name, false]));
    for (const channel of CHANNELS) {
      expect(mayUse(null, channel)).toBe(true);
      expect(mayUse(refused, channel)).toBe(false);
      expect(describePreferences(refused)).toContainEqual([expect.any(String), 'No']);
    }
  });

  it('are told to staff: each channel that may not be used, and the wording', () => {
    check((preferences) => {
      const values = describePreferences(preferences).map(([, value]) => value);
      const refused = CHANNELS.filter((channel) => !mayUse(preferences, channel));
      expect(values.filter((value) => value === 'No')).toHaveLength(refused.length);
      expect(values.some((value) => value.startsWith('Neutral'))).toBe(
        wordingOf(preferences) === 'neutral',
      );
    });
  });

  it('stay the same in a form and in the database', () => {
    check((preferences) => {
      const { contactPreferences } = nestPreferences(preferenceTexts(preferences));
      expect(contactPreferencesInput.parse(contactPreferences)).toEqual(preferences);
      expect(contactPreferencesSchema.parse(preferences)).toEqual(preferences);
    });
  });
});

it('a voicemail needs permission to call', () => {
  expect(mayUse({ mayCall: false, mayLeaveVoicemail: true }, 'voicemail')).toBe(false);
  expect(describePreferences({ mayCall: true })).toEqual([['Calls', 'Yes']]);
});

it('a number is called only with permission', () => {
  const phone = '(619) 555-0100';
  expect(numberToCall({ phone, contactPreferences: null })).toBe(phone);
  expect(numberToCall({ phone, contactPreferences: { mayCall: false } })).toBeNull();
});

it.each([
  [{ mayCall: 'maybe' }, 'mayCall'],
  [{ bestTimes: 'x'.repeat(201) }, 'bestTimes'],
  [{ bestTimes: 'two\nlines' }, 'bestTimes'],
  [{ mayEmial: false }, 'mayEmial'],
])('refuses %j', (input, name) => {
  const { error } = contactPreferencesInput.safeParse(input);
  expect(JSON.stringify(error?.issues)).toContain(name);
});

it('combines the preferences of several records to the strictest', () => {
  expect(strictestOf([])).toBeNull();
  expect(
    strictestOf([
      { mayEmail: true, mayCall: true, bestTimes: 'after 5 pm' },
      { mayCall: false, bestTimes: 'mornings', neutralWording: true },
      { mayCall: true, bestTimes: 'after 5 pm' },
    ]),
  ).toEqual({
    mayEmail: true,
    mayCall: false,
    bestTimes: 'after 5 pm; mornings',
    neutralWording: true,
  });
});
