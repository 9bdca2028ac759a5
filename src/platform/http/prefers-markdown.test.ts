import { expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

it.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/markdown', true],
  ['TEXT/Markdown; charset=utf-8', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=x', false],
  ['text/markdown;q=0.3, text/html;q=0.2', true],
  ['text/markdownish', false],
])('a client that accepts %j prefers Markdown: %s', (accept, prefers) => {
  expect(prefersMarkdown(accept)).toBe(prefers);
});
