import { expect, it } from 'vitest';
import { pastedHeadingLevel } from './pasted-heading-level.ts';

const paragraph = { localName: 'p', ariaLevel: null, style: null, className: 'MsoTitle' };

it.each([
  ['h1', 2],
  ['h2', 2],
  ['h4', 4],
  ['h6', 4],
])('<%s> becomes a heading of level %i', (localName, level) => {
  expect(pastedHeadingLevel({ ...paragraph, localName })).toBe(level);
});

it.each([
  ['a title of Word', {}, 2],
  ['a subtitle of Word', { className: 'MsoSubtitle' }, 3],
  ['a low heading style of Word', { className: 'MsoHeading7' }, 4],
  ['an outline level of Word', { style: 'margin:0; mso-outline-level:4' }, 4],
  ['an outline level of Word that articles do not have', { style: 'mso-outline-level:1' }, 2],
  ['a heading of Google Docs', { ariaLevel: '3' }, 3],
  ['a level that is not a number', { ariaLevel: 'x' }, 2],
])('%s becomes a heading of its level', (_, heading, level) => {
  expect(pastedHeadingLevel({ ...paragraph, ...heading })).toBe(level);
});
