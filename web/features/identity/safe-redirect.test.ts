import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each(['/admin', '/admin/staff', '/admin/staff?role=pending', '/admin?x=1#y'])(
  'redirects to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

it.each([
  undefined,
  7,
  '',
  '/',
  '/about',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/admin',
  '/admin@evil.example',
  '/administrator',
  '/admin/../login',
  '/admin/..//evil.example',
  '/admin/%2e%2e/about',
  'javascript:alert(1)',
  '/admin\n',
])('redirects %j to /admin', (path) => {
  expect(safeRedirect(path)).toBe('/admin');
});
