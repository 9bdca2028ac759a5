import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineStyleOf, inlineStyles } from './inline-styles.ts';

const link = (href: string, end = '/') =>
  `<link rel="stylesheet" href="${href}" data-precedence="default"${end}>`;
const page = (...hrefs: string[]) =>
  `<head><title>Müller’s</title>${hrefs.map((href) => link(href)).join('')}<meta/></head>${link('/a.css')}’`;

const styleOf = inlineStyleOf(
  new Map([
    ['/a.css', 'a{content:"’"}'],
    ['/b.css', 'b{color:$&}'],
  ]),
);
const inlined = (html: string) => {
  const made = inlineStyles(Buffer.from(html), styleOf);
  return { ...made, page: made.page.toString() };
};

it('writes the files of the head into one style element, in their order, and disables the links', () => {
  const text = 'a{content:"’"}b{color:$&}';
  expect(inlined(page('/a.css', '/b.css'))).toEqual({
    page:
      `<head><title>Müller’s</title><style data-built-style="">${text}</style>` +
      `${link('/a.css', ' disabled=""/')}${link('/b.css', ' disabled=""/')}<meta/></head>${link('/a.css')}’`,
    source: `'sha256-${hash('sha256', text, 'base64')}'`,
  });
});

it('leaves a page alone that links a file without a text, or none, or has no head', () => {
  for (const html of [page('/a.css', '/large.css'), page(), link('/a.css')]) {
    expect(inlined(html)).toEqual({ page: html, source: undefined });
  }
});
