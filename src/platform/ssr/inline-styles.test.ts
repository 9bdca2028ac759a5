import { expect, it } from 'vitest';
import { inlineStyles } from './inline-styles.ts';

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="default"/>`;
const page = (...hrefs: string[]) => `<head>${hrefs.map(link).join('')}<title>T</title></head>`;
const TEXTS: Record<string, string> = { '/a.css': 'a{color:red}', '/b.css': 'b{color:$&}' };
const inlined = (html: string) =>
  inlineStyles(html, { textOf: (href) => TEXTS[href], marker: 'mark' });

it('writes the files of a page into one style element, in their order, and disables the links', () => {
  expect(inlined(page('/a.css', '/b.css'))).toBe(
    '<head><style data-built-style="" nonce="mark">a{color:red}b{color:$&}</style>' +
      '<link rel="stylesheet" href="/a.css" data-precedence="default" disabled=""/>' +
      '<link rel="stylesheet" href="/b.css" data-precedence="default" disabled=""/>' +
      '<title>T</title></head>',
  );
});

it('leaves a page alone that links a file without a text, or none', () => {
  for (const html of [page('/a.css', '/large.css'), page()]) expect(inlined(html)).toBe(html);
});
