import { expect, it } from 'vitest';
import { lostElements } from './lost-elements.ts';

it('names each element that articles cannot have once', () => {
  expect(lostElements(['p', 'iframe', 'strong', 'video', 'iframe'])).toEqual([
    '<iframe>',
    '<video>',
  ]);
});

it('does not name elements whose text is kept in place', () => {
  expect(lostElements(['div', 'span', 'font', 'h1', 'h5', 'o:p', 'tbody', 'td'])).toEqual([]);
});
