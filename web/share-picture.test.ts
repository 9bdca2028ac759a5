import { expect, it } from 'vitest';
import type { ShareLook } from '../src/platform/share-images/share-look-schema.ts';
import { sharePicture, wrap } from './share-picture.ts';

const LOOK: ShareLook = {
  version: '1',
  colours: {
    paper: '#fafcfd',
    ink: '#132237',
    muted: '#4e5d73',
    lines: '#244c80',
    sun: '#f4ac6f',
  },
  showsSea: true,
  icon: null,
  picture: null,
};

it.each([
  ['Contact', 20, ['Contact']],
  ['A living trust or a will', 12, ['A living', 'trust or a', 'will']],
  ['one two three four five six', 9, ['one two', 'three', 'four five …']],
  ['Donaudampfschifffahrt', 10, ['Donaudamp…']],
])('wraps %j into lines of %i as %j', (text, perLine, lines) => {
  expect(wrap(text, perLine)).toEqual(lines);
});

it('escapes markup and removes characters that XML does not allow', () => {
  const svg = sharePicture({ title: '<b>&"\u0000\ud800</b>', firmName: 'A & B', look: LOOK });
  expect(svg).toContain('&lt;b&gt;&amp;"&lt;/b&gt;');
  expect(svg).toContain('A &amp; B');
});

it('shows the firm’s picture in two tones instead of the sea, and its icon beside the name', () => {
  const svg = sharePicture({
    title: 'Home',
    firmName: 'Alder & Stone',
    look: {
      ...LOOK,
      showsSea: false,
      icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"></svg>',
      picture: { jpeg: 'AAAA', dark: '#000000', light: '#ff8000' },
    },
  });
  expect(svg).toContain('href="data:image/jpeg;base64,AAAA"');
  expect(svg).toContain('<feFuncR type="table" tableValues="0 1"/>');
  expect(svg).toMatch(/<svg x="80" y="26" width="42" height="42" xmlns/);
  expect(svg).not.toContain('<circle');
});
