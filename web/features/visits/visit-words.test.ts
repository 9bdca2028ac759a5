import { expect, it } from 'vitest';
import { changeText, figureText, languageText, pageText, referrerText } from './visit-words.ts';

it('says that a figure is too small', () => {
  expect([figureText(null, 'en-US'), figureText(5, 'en-US'), figureText(12_345, 'en-US')]).toEqual([
    'fewer than 5',
    '5',
    '12,345',
  ]);
});

it('shows a change with its sign', () => {
  expect([24, 0, -5, 1_200].map((percent) => changeText(percent, 'en-US'))).toEqual([
    '+24%',
    '+0%',
    '−5%',
    '+1,200%',
  ]);
});

it.each([
  ['en', 'English'],
  ['fil', 'Filipino'],
  ['zz', 'zz'],
  ['unknown', 'Not stated'],
  ['other', 'Other languages'],
])('calls the language %s %s', (name, words) => {
  expect(languageText(name)).toBe(words);
});

it('has names for missing pages, for other pages and for visits from no other site', () => {
  expect(['/', '/about', 'not-found', 'other'].map(pageText)).toEqual([
    'Home',
    '/about',
    'Page not found',
    'Other pages',
  ]);
  expect(['google.com', 'direct', 'other'].map(referrerText)).toEqual([
    'google.com',
    'No other site',
    'Other sites and apps',
  ]);
});
