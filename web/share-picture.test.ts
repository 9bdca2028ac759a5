import { expect, it } from 'vitest';
import { sharePicture, wrap } from './share-picture.ts';

it.each([
  ['Contact', 20, ['Contact']],
  ['A living trust or a will', 12, ['A living', 'trust or a', 'will']],
  ['one two three four five six', 9, ['one two', 'three', 'four five …']],
  ['Donaudampfschifffahrt', 10, ['Donaudamp…']],
])('wraps %j into lines of %i as %j', (text, perLine, lines) => {
  expect(wrap(text, perLine)).toEqual(lines);
});

it('escapes markup and removes characters that XML does not allow', () => {
  const svg = sharePicture({ title: '<b>&"\u0000\ud800</b>', firmName: 'A & B' });
  expect(svg).toContain('&lt;b&gt;&amp;"&lt;/b&gt;');
  expect(svg).toContain('A &amp; B');
});
