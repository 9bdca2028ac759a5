import { expect, it } from 'vitest';
import { readSearch } from '../../admin/list-search.ts';
import { PLACES, placeAfter, placeBefore, SETUP_SEARCH } from './setup-search.ts';
import { PLACE_WORDS } from './step-words.ts';

it('reads the step from the address, and none from a made-up one', () => {
  expect(readSearch(SETUP_SEARCH, { step: 'people' })).toEqual({ step: 'people' });
  expect(readSearch(SETUP_SEARCH, { step: 'ready' })).toEqual({ step: 'ready' });
  expect(readSearch(SETUP_SEARCH, { step: 'elsewhere' })).toEqual({});
  expect(readSearch(SETUP_SEARCH, {})).toEqual({});
});

it('goes from the first step to the list and back', () => {
  expect(PLACES.slice(0, -1).map(placeAfter)).toEqual(PLACES.slice(1));
  expect(PLACES.slice(1).map(placeBefore)).toEqual(PLACES.slice(0, -1));
  expect(placeBefore('firm')).toBeUndefined();
  expect(placeAfter('ready')).toBe('ready');
});

it.each(PLACES)('has a name, a title and a sentence for %s', (place) => {
  const { name, title, lead } = PLACE_WORDS[place];
  expect(name).toMatch(/^[A-Z]/);
  expect(title).toMatch(/^[A-Z]/);
  expect(lead).toMatch(/^[A-Z].*\.$/);
});
