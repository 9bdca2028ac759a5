import { expect, it } from 'vitest';
import { blogHref } from './blog-href.ts';

it.each([
  [{}, '/blog'],
  [{ q: '', category: '' }, '/blog'],
  [{ category: 'probate' }, '/blog?category=probate'],
  [{ q: 'wills & trusts', category: 'probate' }, '/blog?q=wills+%26+trusts&category=probate'],
])('links the search %j to %s', (search, href) => {
  expect(blogHref(search)).toBe(href);
});
