import { describe, expect, it, onTestFinished } from 'vitest';
import { AMERICAN } from '../../../src/features/jurisdictions/words-rules.ts';
import type { BookingChoices } from '../../../src/features/scheduling/choices/schema.ts';
import { readLanguageFrom } from '../../lib/messages.ts';
import { chooseFrom, weekdaysOf } from './booking-choice.ts';

const typeWith = (
  key: string,
  attorneys: string[],
  isOfferedByFirm = false,
): BookingChoices['types'][number] => ({
  ...{ key, attorneys, isOfferedByFirm },
  ...{ label: `The ${key} talk`, description: '', durationMinutes: 30, priceLabel: null },
  ...{ place: 'office', places: [], horizonDays: 365, practiceAreas: [], weekdays: [1, 2, 6] },
});
const MAREN = {
  ...{ slug: 'maren', name: 'Maren Castellane', weekdays: [1, 3] },
  offices: ['main'],
  languages: ['English'],
  practiceAreas: ['estate-planning'],
};
const TOBIAS = {
  ...{ slug: 'tobias', name: 'Tobias Ashgrove', weekdays: [2] },
  offices: ['pier'],
  languages: ['English', 'Spanish'],
  practiceAreas: ['divorce'],
};
const FIRM: BookingChoices = {
  types: [
    typeWith('divorce', ['tobias']),
    typeWith('initial', ['maren', 'tobias']),
    typeWith('estate', ['maren']),
  ],
  attorneys: [MAREN, TOBIAS],
  offices: [
    { key: 'main', label: 'San Diego', address: '1 Harbor Drive' },
    { key: 'pier', label: 'Oceanside', address: '12 Pier View Way' },
  ],
};
const NOTHING = { type: null, attorney: null };
const keysOf = (all: readonly { key: string }[]) => all.map(({ key }) => key);
const slugsOf = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

it('begins with an initial consultation with anyone, else with the first type', () => {
  const choice = chooseFrom(FIRM, NOTHING);
  expect([choice.type?.key, choice.attorney, choice.notice]).toEqual([
    ...['initial', undefined, undefined],
  ]);
  const without = { ...FIRM, types: FIRM.types.filter(({ key }) => key !== 'initial') };
  expect(chooseFrom(without, NOTHING).type?.key).toBe('divorce');
});

const ON_SPANISH_PAGE = () => {
  readLanguageFrom(() => 'es');
  onTestFinished(() => readLanguageFrom(() => undefined));
};

it('prefers somebody who speaks the language of the page, until the client chooses anyone', () => {
  ON_SPANISH_PAGE();
  expect(chooseFrom(FIRM, NOTHING)).toMatchObject({ language: 'Spanish', notice: undefined });
  expect(chooseFrom(FIRM, { ...NOTHING, language: '' }).language).toBeUndefined();
  expect(chooseFrom(FIRM, { ...NOTHING, attorney: 'maren' })).toMatchObject({
    ...{ language: undefined, notice: undefined },
  });
  const { language, notice } = chooseFrom(FIRM, { ...NOTHING, type: 'divorce' });
  expect([language, notice]).toEqual([undefined, undefined]);
});

it('says if nobody speaks the language of the page', () => {
  ON_SPANISH_PAGE();
  const { language, notice } = chooseFrom(FIRM, { ...NOTHING, type: 'estate' });
  expect(language).toBeUndefined();
  expect(notice?.(AMERICAN)).toContain('habla español');
});

it('takes place as the client chooses among the ways of the type, and is in an office only if so', () => {
  const places = ['office' as const, 'video' as const];
  const several = { ...FIRM, types: [{ ...typeWith('initial', ['maren', 'tobias']), places }] };
  const of = (place: string | null) => {
    const wanted = { ...NOTHING, place, office: 'pier' };
    const { way, ways, offices, office, places: shown } = chooseFrom(several, wanted);
    expect([office?.key, shown.length]).toEqual(way === 'office' ? ['pier', 1] : [undefined, 0]);
    return [way, ways, offices.length];
  };
  expect(of(null)).toEqual(['office', places, 2]);
  expect(of('video')).toEqual(['video', places, 2]);
  expect(of('phone')).toEqual(['office', places, 2]);
});

it('takes place in the offices of the attorney, or of everybody who offers the type', () => {
  const placesOf = (type: string | null, attorney: string | null) =>
    keysOf(chooseFrom(FIRM, { type, attorney }).places);
  expect(placesOf('initial', null)).toEqual(['main', 'pier']);
  expect(placesOf('divorce', null)).toEqual(['pier']);
  expect(placesOf('initial', 'maren')).toEqual(['main']);
  const ofFirm = { ...FIRM, types: [typeWith('divorce', ['tobias'], true)] };
  expect(keysOf(chooseFrom(ofFirm, NOTHING).places)).toEqual(['main', 'pier']);
  const byVideo = {
    ...FIRM,
    types: [{ ...typeWith('initial', ['maren']), place: 'video' as const }],
  };
  expect(chooseFrom(byVideo, NOTHING).places).toEqual([]);
});

it('asks for an office only where there are several, and then lists who is there', () => {
  expect(keysOf(chooseFrom(FIRM, { ...NOTHING, type: 'initial' }).offices)).toEqual([
    'main',
    'pier',
  ]);
  expect(chooseFrom(FIRM, { ...NOTHING, type: 'divorce' }).offices).toEqual([]);
  const choice = chooseFrom(FIRM, { ...NOTHING, type: 'initial', office: 'pier' });
  expect([choice.office?.label, slugsOf(choice.attorneys)]).toEqual(['Oceanside', ['tobias']]);
  expect(chooseFrom(FIRM, { ...NOTHING, office: 'nowhere' }).office).toBeUndefined();
  expect(chooseFrom({ ...FIRM, offices: [] }, { ...NOTHING, office: 'pier' }).places).toEqual([]);
});

it('offers anyone who speaks a language that not all of them speak, and says if nobody does', () => {
  const asked = { ...NOTHING, type: 'initial' };
  expect(chooseFrom(FIRM, asked).languages).toEqual([{ name: 'Spanish', count: 1 }]);
  expect(chooseFrom(FIRM, { ...asked, language: 'Spanish' }).language).toBe('Spanish');
  const { language, notice } = chooseFrom(FIRM, { ...asked, language: 'Welsh' });
  expect([language, notice?.(AMERICAN)]).toEqual([
    undefined,
    expect.stringContaining('speaks Welsh'),
  ]);
  const withMaren = chooseFrom(FIRM, { ...asked, attorney: 'maren', language: 'Spanish' });
  expect([withMaren.language, withMaren.notice]).toEqual([undefined, undefined]);
});

it('lists the types of the attorney, and the attorneys of the type', () => {
  const withMaren = chooseFrom(FIRM, { type: null, attorney: 'maren' });
  expect(keysOf(withMaren.types)).toEqual(['initial', 'estate']);
  expect(slugsOf(withMaren.attorneys)).toEqual(['maren', 'tobias']);
  const divorce = chooseFrom(FIRM, { type: 'divorce', attorney: null });
  expect(slugsOf(divorce.attorneys)).toEqual(['tobias']);
  expect(keysOf(divorce.types)).toEqual(['divorce', 'initial', 'estate']);
});

it('keeps the attorney of a combination that is impossible, and says so', () => {
  const choice = chooseFrom(FIRM, { type: 'divorce', attorney: 'maren' });
  expect([choice.attorney, choice.type?.key]).toEqual([MAREN, 'initial']);
  expect(choice.notice?.(AMERICAN)).toBe(
    'Maren Castellane does not offer “The divorce talk”. Choose another consultation here, or “Anyone” to book that one.',
  );
});

it('falls back to anyone for an unknown attorney, and says so', () => {
  const choice = chooseFrom(FIRM, { type: 'divorce', attorney: 'gone' });
  expect([choice.attorney, choice.type?.key]).toEqual([undefined, 'divorce']);
  expect(choice.notice?.(AMERICAN)).toContain('This attorney does not take bookings online');
});

describe('there is no choice of an attorney', () => {
  it.each([
    ['the firm alone', { types: [typeWith('initial', [], true)], attorneys: [], offices: [] }],
    [
      'one attorney alone',
      { types: [typeWith('initial', ['maren'])], attorneys: [MAREN], offices: [] },
    ],
  ])('with %s', (_who, choices) => {
    expect(chooseFrom(choices, NOTHING).attorneys).toEqual([]);
  });

  it('but there is one with the firm and an attorney', () => {
    const choices = {
      ...{ types: [typeWith('initial', ['maren'], true)], attorneys: [MAREN], offices: [] },
    };
    expect(chooseFrom(choices, NOTHING).attorneys).toEqual([MAREN]);
  });
});

it('has no type if the firm offers none', () => {
  expect(chooseFrom({ types: [], attorneys: [], offices: [] }, NOTHING).type).toBeUndefined();
});

it('is open on the weekdays of the type, with an attorney on those that are also theirs', () => {
  expect(weekdaysOf(chooseFrom(FIRM, NOTHING))).toEqual([1, 2, 6]);
  expect(weekdaysOf(chooseFrom(FIRM, { type: null, attorney: 'maren' }))).toEqual([1]);
});

it('lists those who work on the practice area first, else those who work on that of the type', () => {
  const listed = (wanted: { type: string; area?: string }) =>
    slugsOf(chooseFrom(ofTypes, { attorney: null, ...wanted }).attorneys);
  const ofTypes = {
    ...FIRM,
    types: [
      typeWith('initial', ['maren', 'tobias']),
      { ...typeWith('divorce', ['maren', 'tobias']), practiceAreas: ['divorce'] },
    ],
  };
  expect(listed({ type: 'initial' })).toEqual(['maren', 'tobias']);
  expect(listed({ type: 'initial', area: 'divorce' })).toEqual(['tobias', 'maren']);
  expect(listed({ type: 'divorce' })).toEqual(['tobias', 'maren']);
  expect(listed({ type: 'divorce', area: 'estate-planning' })).toEqual(['maren', 'tobias']);
});
