import { expect, it } from 'vitest';
import { inertLinks } from './inert-links.ts';

it('replaces the address of each link by a title that shows it', () => {
  const html = inertLinks('<a href="https://a.example/">A</a> <a href="https://b.example/">B</a>');
  expect(html).not.toContain('href');
  expect(html).toContain('title="https://a.example/"');
  expect(html).toContain('title="https://b.example/"');
});
