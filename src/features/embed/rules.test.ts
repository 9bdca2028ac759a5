import { describe, expect, it } from 'vitest';
import { embedHref } from './address-rules.ts';
import { SIZE_MESSAGE, sizeIn } from './frame-rules.ts';
import { linkTagOf, scriptTagOf } from './snippet-rules.ts';

const publicUrl = 'https://law.example';

describe('the address of an embedded page', () => {
  it('names a theme, unless it is the one that is shown anyway', () => {
    expect(embedHref('/embed/booking', 'dark')).toBe('/embed/booking?theme=dark');
    expect(embedHref('/embed/booking', 'light')).toBe('/embed/booking');
    expect(embedHref('/embed/booking', undefined)).toBe('/embed/booking');
  });
});

describe('a message', () => {
  it('of an embedded page has its size', () => {
    const message = { type: SIZE_MESSAGE, width: 390, height: 812, more: 1 };
    expect(sizeIn(message)).toEqual({ width: 390, height: 812 });
  });

  it.each([
    undefined,
    null,
    'lawfront:size',
    812,
    {},
    { type: SIZE_MESSAGE, width: 390 },
    { type: SIZE_MESSAGE, height: 812 },
    { type: SIZE_MESSAGE, width: 390, height: '812' },
    { type: SIZE_MESSAGE, width: 390, height: 0 },
    { type: SIZE_MESSAGE, width: -1, height: 812 },
    { type: SIZE_MESSAGE, width: 390, height: Number.NaN },
    { type: SIZE_MESSAGE, width: 390, height: Number.POSITIVE_INFINITY },
    { type: SIZE_MESSAGE, width: 390, height: 20_001 },
    { type: 'other', width: 390, height: 812 },
  ])('%j of something else has none', (data) => {
    expect(sizeIn(data)).toBeUndefined();
  });
});

it('the code to paste is one tag that reserves the height', () => {
  const tag = scriptTagOf({ publicUrl, show: 'calculator', theme: 'warm' });
  expect(tag).toMatch(
    /^<script src="https:\/\/law\.example\/embed\.js" data-show="calculator" data-theme="warm" async style="display:block;padding-bottom:max\([^"]+\)"><\/script>$/,
  );
  expect(scriptTagOf({ publicUrl, show: 'booking', theme: 'light' })).not.toContain('data-theme');
  expect(linkTagOf({ publicUrl, show: 'calculator' })).toBe(
    '<a href="https://law.example/probate-calculator">Probate calculator</a>',
  );
});

it('the code in another language has its address and words', () => {
  const language = {
    ...{ language: 'es', name: 'Español', prefix: '/es' },
    links: [
      { show: 'booking' as const, page: '/es/reservar', title: 'Reserve una consulta' },
      { show: 'calculator' as const, page: '/es/calculadora-de-sucesion', title: 'Calculadora' },
    ],
  };
  const tag = scriptTagOf({ publicUrl, show: 'booking', theme: 'light', language });
  expect(tag).toContain('<script src="https://law.example/es/embed.js" data-show="booking"');
  expect(linkTagOf({ publicUrl, show: 'booking', language })).toBe(
    '<a href="https://law.example/es/reservar" hreflang="es" lang="es">Reserve una consulta</a>',
  );
});
