import { expect, it } from 'vitest';
import { createSecretBox } from '../secrets/secret-box.ts';
import { loggedPath } from './logged-path.ts';

const KEY = { id: '_data', key: Buffer.alloc(32, 7) };
const sealed = createSecretBox([KEY]).seal('{"id":"…"}', 'blog_posts.preview');

it.each([
  ['/blog/fees?q=dana%40example.com', '/blog/fees'],
  [`/newsletter/${'a'.repeat(43)}`, '/newsletter/[token]'],
  [`/api/appointments/${'b'.repeat(43)}.ics`, '/api/appointments/[token].ics'],
  [`/blog/preview/${sealed}`, '/blog/preview/[token]'],
  [`/blog/preview/${sealed.replaceAll('.', '%2E')}`, '/blog/preview/[token]'],
  [`/elsewhere/${sealed}/end`, '/elsewhere/[token]/end'],
  [`/appointment/${'c'.repeat(43)}/cancel`, '/appointment/[token]/cancel'],
  [`/agreement/${'c'.repeat(40)}`, '/agreement/[token]'],
  [`/agreement/${'c'.repeat(43)}/agreement.pdf`, '/agreement/[token]/agreement.pdf'],
  // URLs as mail programs distort them: with a trailing bracket, or truncated.
  [`/appointment/${'c'.repeat(43)}%3E`, '/appointment/[token]'],
  [`/appointment/${'c'.repeat(40)}`, '/appointment/[token]'],
  [`/documents/${'c'.repeat(40)}/send`, '/documents/[token]/send'],
  [
    `/api/document-links/${'c'.repeat(40)}/documents/1/file`,
    '/api/document-links/[token]/documents/1/file',
  ],
  [
    `/api/appointment-links/${'c'.repeat(43)}/calendar.ics`,
    '/api/appointment-links/[token]/calendar.ics',
  ],
  ['/appointments', undefined],
  ['/api/admin/themes/1c9f3f0e-0f6e-4a4b-9e5b-7a1d2c3b4f66', undefined],
])('%s', (url, path) => {
  expect(loggedPath(url)).toBe(path ?? url);
});
