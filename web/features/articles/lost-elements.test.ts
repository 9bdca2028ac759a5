import { expect, it } from 'vitest';
import { lostElements } from './lost-elements.ts';

it('names what articles cannot have, each once', () => {
  expect(lostElements(['p', 'img', 'strong', 'video', 'img'])).toEqual(['<img>', '<video>']);
});

it('does not count elements whose text stays where it stands', () => {
  expect(lostElements(['div', 'span', 'font', 'h1', 'h5', 'o:p', 'tbody', 'td'])).toEqual([]);
});
