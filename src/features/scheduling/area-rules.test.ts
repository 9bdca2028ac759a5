import { expect, it } from 'vitest';
import { isOutsideArea, rankFor } from './area-rules.ts';

const FIRM = { slug: null, practiceAreas: [] };
const FAMILY = { slug: 'maren', practiceAreas: ['family-law'] };
const ESTATE = { slug: 'theo', practiceAreas: ['estate-planning'] };
const ALL = [FIRM, FAMILY, ESTATE];

it.each([
  ['the area of the booking', { area: 'estate-planning', typeAreas: ['family-law'] }, [1, 2, 0]],
  ['the areas of the type, without another', { typeAreas: ['family-law'] }, [1, 0, 2]],
  [
    'the areas of the type, if nobody works on that of the booking',
    { area: 'other', typeAreas: ['family-law'] },
    [1, 0, 2],
  ],
  ['nothing, if nobody works on either', { area: 'other', typeAreas: [] }, [0, 0, 0]],
])('the rank depends on %s', (_, matter, ranks) => {
  expect(ALL.map(rankFor(ALL, matter))).toEqual(ranks);
});

it('an attorney is outside an area on which only others work; the firm never is', () => {
  const outside = (area: string) => ALL.map((host) => isOutsideArea(ALL, host, area));
  expect(outside('estate-planning')).toEqual([false, true, false]);
  expect(outside('other')).toEqual([false, false, false]);
  expect(isOutsideArea(ALL, undefined, 'family-law')).toBe(false);
});
