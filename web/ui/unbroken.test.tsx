import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken, unbrokenHtml } from './unbroken.tsx';

const kept = (word: string) => `<span class="nowrap">${word}</span>`;

it.each([
  ['Leave an e-mail address.', `Leave an ${kept('e-mail')} address.`],
  [
    'Monday–Friday, call (619) 555-0142.',
    `${kept('Monday–Friday')}, call ${kept('(619) 555-0142')}.`,
  ],
  ['E-mail', kept('E-mail')],
  ['Call 1-800-799-7233.', `Call ${kept('1-800-799-7233')}.`],
  ['A well-known co-owner, 8–6', 'A well-known co-owner, 8–6'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(unbroken(text))).toBe(html);
  expect(unbrokenHtml(text)).toBe(html);
});

it('leaves scripts as they are', () => {
  const data =
    '<script type="application/ld+json">{"text":"By e-mail, or 1-800-799-7233."}</script>';
  expect(unbrokenHtml(`${data}by e-mail`)).toBe(`${data}by ${kept('e-mail')}`);
});

it('leaves tags as they are', () => {
  expect(unbrokenHtml('<a href="/e-mail" title="Mon–Fri">by e-mail</a>')).toBe(
    `<a href="/e-mail" title="Mon–Fri">by ${kept('e-mail')}</a>`,
  );
});
