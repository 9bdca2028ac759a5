import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the inline scripts and styles of the page by their hashes, and data not at all', () => {
  const policy = contentSecurityPolicy(
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>' +
      '<script class="x">two()</script><style>p{}</style><script>one()</script>',
    { https: false },
  );
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
  );
  expect(directives['script-src']).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`);
  expect(directives['style-src']).toBe(`'self' ${hashOf('p{}')}`);
  expect(directives['default-src']).toBe("'none'");
});

it('asks for https where the site is public', () => {
  expect(contentSecurityPolicy('', { https: true })).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy('', { https: false })).not.toContain('upgrade-insecure-requests');
});
