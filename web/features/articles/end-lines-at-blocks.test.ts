import { expect, it } from 'vitest';
import { endLinesAtBlocks } from './end-lines-at-blocks.ts';

const textOf = (html: string) => endLinesAtBlocks(html).replace(/<[^>]*>/g, '');

it('separates the words of adjacent blocks and lines', () => {
  expect(
    textOf('<h2>Fees</h2><p>One<br>two<BR/>three</p><ul><li>four</li><li>five</li></ul>'),
  ).toBe('Fees\nOne\ntwo\nthree\nfour\nfive\n');
});

it('does not split a word that is partly bold', () => {
  expect(textOf('<p>pro<strong>bate</strong></p>')).toBe('probate\n');
});
