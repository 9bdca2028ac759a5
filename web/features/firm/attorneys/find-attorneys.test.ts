import { describe, expect, it } from 'vitest';
import {
  byLastName,
  choicesOf,
  distinctionOf,
  findPeople,
  knownIn,
  listHref,
  type Person,
  parseWanted,
} from './find-attorneys.ts';

const person = (name: string, areas: string[], languages: string[], office = 'Austin'): Person => ({
  slug: `${name}-${office}-${areas[0]}`.toLowerCase().replaceAll(/[ .,]+/g, '-'),
  name,
  role: 'Partner',
  practiceAreas: areas,
  languages: ['English', ...languages],
  statement: '',
  photo: null,
  offices: [office],
});
const linh = person('Linh Tran', ['custody', 'divorce'], ['Vietnamese']);
const thu = person('Thu Le', ['divorce'], ['Vietnamese'], 'Waco');
const rosa = person('Rosa Delgado, Jr.', ['custody'], ['Spanish']);
const people = [linh, thu, rosa];

describe('finding attorneys', () => {
  it('finds those who have all that is wanted', () => {
    expect(findPeople(people, {})).toEqual(people);
    expect(findPeople(people, { area: 'divorce', language: 'Vietnamese' })).toEqual([linh, thu]);
    expect(findPeople(people, { area: 'custody', office: 'Waco' })).toEqual([]);
  });

  it('counts what each choice would find beside the others', () => {
    expect(choicesOf(people, { language: 'Vietnamese' }, 'area')).toEqual([
      { value: undefined, count: 2, isChosen: true },
      { value: 'custody', count: 1, isChosen: false },
      { value: 'divorce', count: 2, isChosen: false },
    ]);
    expect(choicesOf(people, { area: 'custody', office: 'Waco' }, 'office')).toEqual([
      { value: undefined, count: 2, isChosen: false },
      { value: 'Austin', count: 2, isChosen: false },
      { value: 'Waco', count: 0, isChosen: true },
    ]);
  });

  it('offers no choice that everybody has', () => {
    const values = choicesOf(people, {}, 'language').map(({ value }) => value);
    expect(values).toEqual([undefined, 'Vietnamese', 'Spanish']);
    expect(choicesOf([linh, rosa], {}, 'office')).toEqual([]);
  });

  it('sorts by last name, without suffixes', () => {
    expect(byLastName(people)).toEqual([rosa, thu, linh]);
  });

  it('tells people of one name apart by office, or else by role', () => {
    const other = person('Linh Tran', ['probate'], [], 'Waco');
    const third = { ...person('Linh Tran', ['tax'], [], 'Waco'), role: 'Associate' };
    expect(distinctionOf(linh, [linh, other], (key) => key)).toBe('Austin');
    expect(distinctionOf(third, [linh, other, third], (key) => key)).toBe('Associate');
    expect(distinctionOf(thu, people, (key) => key)).toBeUndefined();
  });

  it('tells them apart by practice area if nothing else differs', () => {
    const same = { ...person('Linh Tran', ['tax'], ['Vietnamese']), slug: 'linh-tran-2' };
    const label = (key: string) => (key === 'tax' ? 'Tax Law' : key);
    expect(distinctionOf(same, [linh, same], label)).toBe('Tax Law');
  });

  it('leaves out what nobody has', () => {
    const known = knownIn(people, { area: 'Call 555-0100', language: 'Spanish', office: 'Waco' });
    expect(known).toEqual({ area: undefined, language: 'Spanish', office: 'Waco' });
  });

  it('has an address for each choice, and reads it', () => {
    const wanted = { area: 'custody', language: 'Haitian Creole', office: undefined };
    expect(listHref(wanted)).toBe('/attorneys?area=custody&language=Haitian+Creole');
    expect(listHref({})).toBe('/attorneys');
    const search = Object.fromEntries(new URL(listHref(wanted), 'https://a.example').searchParams);
    expect(parseWanted(search)).toEqual(wanted);
    expect(parseWanted({ area: '', language: ['x'], office: 'x'.repeat(81) })).toEqual({});
  });
});
