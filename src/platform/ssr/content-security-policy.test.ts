import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, stripNonceMarker } from './content-security-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const MARKED =
  '<script nonce="m">one()</script><script src="/a.js" nonce="m"></script>' +
  '<script type="application/ld+json" nonce="m">{}</script><script class="x" nonce="m">two()</script>' +
  '<style nonce="m">p{}</style><script nonce="m">one()</script><p nonce="m">“three()”</p>' +
  '<script>stored()</script><script nonce="guess">stored()</script><style>stored{}</style>';

it('allows the marked inline scripts and styles by their hashes, and nothing that came with content', () => {
  const policy = contentSecurityPolicy(Buffer.from(MARKED), { marker: 'm', https: false });
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
  );
  expect(directives['script-src']).toBe(`'self' ${hashOf('one()')} ${hashOf('two()')}`);
  expect(directives['style-src']).toBe(`'self' ${hashOf('p{}')}`);
  expect(directives['default-src']).toBe("'none'");
});

it('asks for https where the site is public', () => {
  expect(contentSecurityPolicy(Buffer.from(''), { marker: 'm', https: true })).toContain(
    'upgrade-insecure-requests',
  );
  expect(contentSecurityPolicy(Buffer.from(''), { marker: 'm', https: false })).not.toContain(
    'upgrade-insecure-requests',
  );
});

it('the page goes out without the marker', () => {
  const marked = `<meta property="csp-nonce" content="m"/><meta name="x" nonce="m"/>${MARKED}`;
  const page = stripNonceMarker(Buffer.from(marked), 'm').toString();
  expect(page).not.toContain('nonce="m"');
  expect(page).toContain('<meta name="x"/><script>one()</script>');
});
